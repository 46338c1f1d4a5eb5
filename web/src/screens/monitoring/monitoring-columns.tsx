import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { monitoringPhrases } from '@gerbang/contract/phrases/monitoring';
import { useSay } from '../../language/language-context.ts';
import { nameRequestType } from '../../requests/name-request-type.ts';
import type { RequestRow } from '../../requests/request-row.ts';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import { StatusTag } from '../../ui/status-tag.tsx';

type Column = TableColumn<RequestRow>;

const ticketNumber: Column = {
  name: 'ticketNumber',
  title: approvalPhrases.ticketNumber,
  render: (row) => <strong style={{ whiteSpace: 'nowrap' }}>{row.ticketNumber}</strong>,
};
const submissionDate: Column = { name: 'createdDate', title: monitoringPhrases.submissionDate };
const applicant: Column = { name: 'displayName', title: monitoringPhrases.applicant, minWidth: 130 };
const branch: Column = { name: 'subdivisionNameUser', title: approvalPhrases.branch, minWidth: 130 };
const application: Column = { name: 'appName', title: monitoringPhrases.application, minWidth: 120 };
const requestType: Column = {
  name: 'typeName',
  title: approvalPhrases.requestType,
  minWidth: 130,
  render: (row) => <TypeName row={row} />,
};
const status: Column = { name: 'status', render: (row) => <StatusTag status={row.status} /> };
const menu: Column = { name: 'roleMenuName', title: monitoringPhrases.menu, minWidth: 130 };
const decidedOn: Column = { name: 'updatedDate', title: monitoringPhrases.approvalDate };
const limitIncrease: Column = { name: 'limitUpdated', title: monitoringPhrases.limitIncrease };

// The status stands early, so that it is seen wherever the table has to scroll.
export const accessColumns = [ticketNumber, submissionDate, status, applicant, branch, application];
export const menuColumns = [ticketNumber, submissionDate, status, applicant, application, menu];
export const limitColumns = [ticketNumber, submissionDate, status, applicant, requestType, limitIncrease];
export const ticketColumns = [ticketNumber, submissionDate, status, applicant, requestType];
export const decidedColumns = [ticketNumber, submissionDate, status, applicant, requestType, decidedOn];

function TypeName({ row }: { readonly row: RequestRow }) {
  return nameRequestType(row.typeName, useSay());
}
