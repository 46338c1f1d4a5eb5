import { groupUserScreenPhrases } from '@gerbang/contract/phrases/group-user';
import { personSwitchPhrases } from '@gerbang/contract/requests/person-switch';
import { ApiError } from '../../api/api-error.ts';
import { useSay } from '../../language/language-context.ts';
import { useFiling } from '../../requests/use-filing.ts';
import { useNotice } from '../../ui/use-notice.ts';
import type { GroupUserRow } from './group-user-row.ts';

/** Which of the two ways to switch somebody a screen uses. */
export type SwitchKind = 'GroupUser' | 'GroupUserCabang';

/** Files the wish to switch a person to the opposite of what they are, and says how it went. */
export function usePersonSwitch(
  kind: SwitchKind,
): (row: GroupUserRow, note: string | null) => Promise<boolean> {
  const say = useSay();
  const notice = useNotice();
  const fileHead = useFiling('GroupUser');
  const fileUnit = useFiling('GroupUserCabang');
  return async (row, note) => {
    const isActive = row.isActive === 0 ? 1 : 0;
    const what = say(isActive === 1 ? personSwitchPhrases.disable : personSwitchPhrases.enable);
    const filling = { what, name: row.displayName ?? row.firstName ?? '' };
    const payload = { disabledUser: row.userId, isActive, noteDisable: note } as const;
    const fail = (why?: string) => {
      const sentence = [say(personSwitchPhrases.failure, filling), why].filter(Boolean).join('. ');
      notice.error(say(groupUserScreenPhrases.error), { description: sentence });
      return false;
    };
    try {
      const filed =
        kind === 'GroupUser'
          ? await fileHead('disableuser', payload)
          : await fileUnit('disableusercabang', payload);
      if (filed.outcome === 'duplicate') return fail(say(groupUserScreenPhrases.waiting));
      notice.success(say(groupUserScreenPhrases.success), {
        description: say(personSwitchPhrases.success, filling),
      });
      return true;
    } catch (fault) {
      return fail(fault instanceof ApiError ? fault.sentence : undefined);
    }
  };
}
