import { privilegePhrases } from '@gerbang/contract/requests/privilege';
import { privilege } from '@gerbang/contract/views/privilege';
import type { RowOf } from '../api/row-of.ts';
import { useViewPage } from '../api/use-view-page.ts';
import { useSay } from '../language/language-context.ts';
import { useFiling } from '../requests/use-filing.ts';
import { useNotice } from '../ui/use-notice.ts';
import { type FilingResult, useMasterFiling } from './use-master-filing.ts';

const ALL = 1000;

/** Asks for another name. One that is taken, whatever the case of its letters, is told at once. */
export function useRenamePrivilege() {
  const say = useSay();
  const notice = useNotice();
  const file = useFiling('Privilege');
  const submit = useMasterFiling();
  const known = useViewPage<RowOf<typeof privilege>>(privilege, { top: ALL, skip: 0 });

  return async (privilegeId: number, old: string, name: string): Promise<FilingResult> => {
    const duplicate = say(privilegePhrases.duplicate, { name });
    const taken = known.data?.items.some((row) => row.privilegeName?.toLowerCase() === name.toLowerCase());
    if (taken) {
      notice.info(duplicate);
      return { filed: false, fields: { privilegeName: duplicate } };
    }
    return await submit({
      name,
      duplicate,
      send: () => file('privilegeManagement', { privilegeId, privilegeName: name }),
      success: say(privilegePhrases.success, { old, new: name }),
      failure: say(privilegePhrases.failure, { old, new: name }),
    });
  };
}
