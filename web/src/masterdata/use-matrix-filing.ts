import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { matrixMenuPhrases } from '@gerbang/contract/requests/matrix-menu';
import { useSay } from '../language/language-context.ts';
import { useFiling } from '../requests/use-filing.ts';
import type { Menu, MenuDraft } from './matrix-row.ts';
import { type FilingResult, useMasterFiling } from './use-master-filing.ts';

export interface ChosenApplication {
  readonly id: number;
  readonly name: string;
}

/** Files what the table asks for. A failure names the menu and stays until it is closed. */
export function useMatrixFiling(application: ChosenApplication) {
  const say = useSay();
  const file = useFiling('MatrixMenu');
  const submit = useMasterFiling();

  function tell(action: string, menu: { code: string; name: string; function: string }) {
    const filling = { ...menu, function: menu.function || '-', app: application.name, action };
    return {
      name: menu.name,
      success: say(matrixMenuPhrases.success, filling),
      failure: say(matrixMenuPhrases.failure, filling),
      failureStays: true,
    };
  }

  function save(draft: MenuDraft, roleMenuId: number | undefined): Promise<FilingResult> {
    const payload = {
      aplicationId: application.id,
      roleMenuCode: draft.code.trim(),
      roleMenuName: draft.name.trim(),
      positionIdDefault: draft.positionId ?? 0,
      function: draft.function.trim() || null,
    };
    const action = roleMenuId === undefined ? masterDataPhrases.create : masterDataPhrases.update;
    return submit({
      ...tell(say(action), draft),
      send: () =>
        roleMenuId === undefined
          ? file('matrixmenu', payload)
          : file('updatematrixmenu', { ...payload, roleMenuId }),
    });
  }

  async function remove(menu: Menu, isDeleted: 0 | 1): Promise<void> {
    const action = isDeleted ? masterDataPhrases.delete : masterDataPhrases.undoDelete;
    const told = {
      code: menu.roleMenuCode ?? '',
      name: menu.roleMenuName ?? '',
      function: menu.function ?? '',
    };
    await submit({
      ...tell(say(action), told),
      send: () => file('deletematrixmenu', { roleMenuId: menu.roleMenuId ?? 0, isDeleted }),
    });
  }

  return { save, remove };
}
