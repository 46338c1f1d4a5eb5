import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { useCallback } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useSay } from '../language/language-context.ts';
import type { Filed } from '../requests/use-filing.ts';
import { useNotice } from '../ui/use-notice.ts';

interface MasterFiling {
  readonly send: () => Promise<Filed>;
  readonly success: string;
  readonly failure: string;
  /** What the record is called; a duplicate is told with it. */
  readonly name: string;
  readonly duplicate?: string;
  /** Failures that stay until they are closed. */
  readonly failureStays?: boolean;
}

export type FilingResult =
  | { readonly filed: true }
  /** What the server found wrong with which field, so that a form can say it where it stands. */
  | { readonly filed: false; readonly fields: Readonly<Record<string, string>> };

/** Files a change of master data and says how it went, in the words all these screens share. */
export function useMasterFiling(): (filing: MasterFiling) => Promise<FilingResult> {
  const say = useSay();
  const notice = useNotice();
  return useCallback(
    async ({ send, success, failure, name, duplicate, failureStays }) => {
      try {
        const { outcome } = await send();
        if (outcome === 'duplicate') {
          notice.info(duplicate ?? say(masterDataPhrases.duplicate, { name }));
          return { filed: false, fields: {} };
        }
        notice.success(success, { description: say(approvalPhrases.viaPortalAndMail) });
        return { filed: true };
      } catch (fault) {
        const { sentence, fields } = fault instanceof ApiError ? fault : { sentence: undefined, fields: {} };
        notice.error(failure, {
          ...(sentence && { description: sentence }),
          ...(failureStays && { seconds: 0 }),
        });
        return { filed: false, fields };
      }
    },
    [say, notice],
  );
}
