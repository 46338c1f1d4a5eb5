import { aplikasiPhrases } from '@gerbang/contract/requests/aplikasi';
import { masterAplikasi } from '@gerbang/contract/views/master-aplikasi';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/api-context.ts';
import { ApiError } from '../api/api-error.ts';
import type { RowOf } from '../api/row-of.ts';
import { useSay } from '../language/language-context.ts';
import { keyOfTable } from '../ui/data-table/table-source.ts';
import { useNotice } from '../ui/use-notice.ts';

interface TestAnswer {
  readonly state: string;
  readonly httpStatus: number | null;
  readonly error: string | null;
}

/** Sends a test event to an application's webhook and says what came of it. */
export function useTestDelivery(): (application: RowOf<typeof masterAplikasi>) => Promise<void> {
  const say = useSay();
  const api = useApi();
  const queries = useQueryClient();
  const notice = useNotice();
  return async ({ applicationId, applicationName }) => {
    const app = applicationName ?? '';
    const fail = (why: string | null | undefined) =>
      notice.error(say(aplikasiPhrases.testFailed, { app }), why ? { description: why } : {});
    try {
      const answer = await api.post<TestAnswer>('/api/aplikasi/testdelivery', { applicationId });
      if (answer.state === 'delivered') {
        notice.success(say(aplikasiPhrases.tested, { app, status: answer.httpStatus ?? '-' }));
      } else fail(answer.error);
      await queries.invalidateQueries({ queryKey: keyOfTable(masterAplikasi) });
    } catch (fault) {
      fail(fault instanceof ApiError ? fault.sentence : undefined);
    }
  };
}
