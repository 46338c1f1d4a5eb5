import { groupUserPhrases } from '@gerbang/contract/requests/group-user';
import type { position } from '@gerbang/contract/views/position';
import type { users } from '@gerbang/contract/views/users';
import { useState } from 'react';
import type { RowOf } from '../../api/row-of.ts';
import { useSay } from '../../language/language-context.ts';
import { useFiling } from '../../requests/use-filing.ts';
import { FormDialog } from '../form-dialog.tsx';
import { type FilingResult, useMasterFiling } from '../use-master-filing.ts';
import { toUserFields, type UserFields } from './user-fields.ts';
import { UserFormFields } from './user-form-fields.tsx';

type User = RowOf<typeof users>;
type Position = RowOf<typeof position>;

interface UserFormDialogProps {
  readonly open: boolean;
  /** The person to update; without one, a new one is created. */
  readonly user: User | undefined;
  readonly onClose: () => void;
}

/** Create User / Update User. */
export function UserFormDialog({ open, user, onClose }: UserFormDialogProps) {
  const say = useSay();
  const submit = useMasterFiling();
  const file = useFiling('GroupUser');
  const [jobTitle, setJobTitle] = useState<string | null>();
  const title = jobTitle === undefined ? (user?.jobTitle ?? null) : jobTitle;

  function save(fields: UserFields): Promise<FilingResult> {
    const name = fields.displayName.trim();
    const filling = { user: name };
    const { positionId, subdivisionId, employeeType } = fields;
    if (!positionId || !subdivisionId || !employeeType) return Promise.resolve({ filed: false, fields: {} });
    return submit({
      name,
      send: () =>
        file('createUpdateUser', {
          ...fields,
          positionId,
          subdivisionId,
          employeeType,
          initial: null,
          jobTitle: title,
          tglResign: fields.tglResign ?? null,
          ...(user?.userId ? { userId: user.userId, isActive: fields.isActive ?? 0 } : {}),
        }),
      success: say(user ? groupUserPhrases.updateSuccess : groupUserPhrases.createSuccess, filling),
      failure: say(user ? groupUserPhrases.updateFailure : groupUserPhrases.createFailure, filling),
      duplicate: say(groupUserPhrases.taken, filling),
    });
  }

  return (
    <FormDialog<UserFields>
      open={open}
      width={800}
      title={say(user ? groupUserPhrases.updateTitle : groupUserPhrases.createTitle)}
      initial={user ? toUserFields(user) : { employeeType: 'Permanent' }}
      onClose={() => {
        setJobTitle(undefined);
        onClose();
      }}
      onSubmit={save}
    >
      <UserFormFields
        updating={user !== undefined}
        jobTitle={title}
        onPosition={(chosen: Position | undefined) => setJobTitle(chosen?.positionName ?? null)}
      />
    </FormDialog>
  );
}
