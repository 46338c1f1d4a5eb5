import { oversightPhrases as phrases } from '@gerbang/contract/phrases/oversight';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/api-context.ts';
import { useSay } from '../language/language-context.ts';
import { useNotice } from '../ui/use-notice.ts';

/** Has an application told again what it should have heard. */
export function useRedeliver(): (deliveryId: number) => Promise<void> {
  const api = useApi();
  const say = useSay();
  const notice = useNotice();
  const queries = useQueryClient();
  return async (deliveryId) => {
    await api.post(`/api/deliveries/${deliveryId}/redeliver`);
    notice.success(say(phrases.redelivered));
    await queries.invalidateQueries();
  };
}
