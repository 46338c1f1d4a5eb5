import { equals, isIn } from '@gerbang/contract/filter/tree';
import { statusPhrases, waitingPhrase } from '@gerbang/contract/phrases/status';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { requestStatus } from '@gerbang/contract/status';
import type { ChoiceFilter } from '../ui/data-table/table-column.ts';

const { waiting1, waiting2, approved, rejected, expired } = requestStatus;

const options = [
  { value: 'waiting', label: waitingPhrase, filter: isIn('status', [waiting1, waiting2]) },
  { value: 'approved', label: statusPhrases.approved, filter: equals('status', approved) },
  { value: 'rejected', label: statusPhrases.rejected, filter: equals('status', rejected) },
  { value: 'expired', label: statusPhrases.expired, filter: equals('status', expired) },
];

/** The status dropdown of request lists. */
export const statusFilter: ChoiceFilter = {
  label: tablePhrases.status,
  placeholder: tablePhrases.allStatuses,
  options,
};
