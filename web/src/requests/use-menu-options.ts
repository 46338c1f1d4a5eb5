import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/api-context.ts';
import type { WireOption } from '../api/use-options.ts';

interface Options {
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly loading: boolean;
}

/** Menus of the application that neither the position nor the person has. */
export function useMenuOptions(applicationId: number | undefined, positionId: number): Options {
  const api = useApi();
  const { data, isFetching } = useQuery({
    queryKey: ['menu-options', applicationId],
    enabled: applicationId !== undefined,
    queryFn: async ({ signal }) => {
      const answer = await api.get<{ data: readonly { roleMenuId: number; roleMenuName: string }[] }>(
        '/api/perubahanmenu/menuOptions',
        { query: { applicationID: applicationId, positionnID: positionId }, signal },
      );
      return answer.data.map(({ roleMenuId, roleMenuName }) => ({ value: roleMenuId, label: roleMenuName }));
    },
  });
  return { options: (applicationId !== undefined && data) || [], loading: isFetching };
}

/** Branches a position that works across an area may choose from. */
export function useBranchOptions(wanted: boolean, subdivisionId: number): Options {
  const api = useApi();
  const { data, isFetching } = useQuery({
    queryKey: ['branch-options', subdivisionId],
    enabled: wanted,
    queryFn: async ({ signal }) => {
      const answer = await api.get<{
        data: readonly WireOption<{ subdivisionCode: string; subdivisionName: string }>[];
      }>('/api/perubahanmenu/cabangOptions', { query: { subdivisionId }, signal });
      return answer.data.map(({ key, values }) => ({
        value: key,
        label: `${values.subdivisionCode} - ${values.subdivisionName}`,
      }));
    },
  });
  return { options: data ?? [], loading: isFetching };
}
