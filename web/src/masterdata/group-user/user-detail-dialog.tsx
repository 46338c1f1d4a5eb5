import { groupUserScreenPhrases as p } from '@gerbang/contract/phrases/group-user';
import { detailGroupUserApplication } from '@gerbang/contract/views/detail-group-user-application';
import { detailGroupUserPrivilegeList } from '@gerbang/contract/views/detail-group-user-privilege-list';
import type { RowOf } from '../../api/row-of.ts';
import { useSay } from '../../language/language-context.ts';
import { DetailList } from '../../ui/detail-list.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { GroupUserRow } from './group-user-row.ts';
import { HeldThings } from './held-things.tsx';
import './group-user.css';

type AppRow = RowOf<typeof detailGroupUserApplication>;
type PrivilegeRow = RowOf<typeof detailGroupUserPrivilegeList>;

interface UserDetailDialogProps {
  readonly person: GroupUserRow | undefined;
  readonly onClose: () => void;
}

/** Who a person is, what they may open and what they may do. */
export function UserDetailDialog({ person, onClose }: UserDetailDialogProps) {
  const say = useSay();
  if (!person) return null;
  return (
    <Dialog open title={say(p.detailTitle)} width={950} onClose={onClose}>
      <div className="user-detail">
        <section className="user-detail-card" aria-label={say(p.profile)}>
          <h3 className="user-detail-title">{say(p.profile)}</h3>
          <DetailList
            items={[
              { label: say(p.firstName), value: person.firstName },
              { label: say(p.initial), value: person.initial },
              { label: say(p.lastName), value: person.lastName },
              { label: say(p.displayName), value: person.displayName },
              { label: say(p.description), value: person.description },
              { label: say(p.office), value: person.office },
              { label: say(p.phoneNumber), value: person.telephoneNumber },
              { label: say(p.email), value: person.email },
              { label: say(p.address), value: person.address, wide: true },
            ]}
          />
        </section>
        <HeldThings<AppRow>
          title={say(p.appList)}
          all={p.allApps}
          view={detailGroupUserApplication}
          order="applicationId asc, updatedDate desc"
          userId={person.userId}
          toEntry={(row) => ({
            id: row.applicationId ?? 0,
            name: row.applicationName ?? '',
            at: row.updatedDate,
          })}
        />
        <HeldThings<PrivilegeRow>
          title={say(p.privilegeList)}
          all={p.allPrivileges}
          view={detailGroupUserPrivilegeList}
          order="privilegeId asc, updatedDate desc"
          userId={person.userId}
          toEntry={(row) => ({
            id: row.privilegeId ?? 0,
            name: row.privilegeName ?? '',
            at: row.updatedDate,
          })}
        />
      </div>
    </Dialog>
  );
}
