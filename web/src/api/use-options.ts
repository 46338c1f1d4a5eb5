import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from './api-context.ts';

/** An entry of an option list: its key, and what is said of it. */
export interface WireOption<Values> {
  readonly key: number;
  readonly values: Values;
}

/** The entries of /ol/{name}/optionList. */
export function useOptions<Values>(name: string): UseQueryResult<readonly WireOption<Values>[]> {
  const api = useApi();
  return useQuery({
    queryKey: ['options', name],
    queryFn: async ({ signal }) => {
      const answer = await api.get<{ data: readonly WireOption<Values>[] }>(`/ol/${name}/optionList`, {
        signal,
      });
      return answer.data;
    },
  });
}
