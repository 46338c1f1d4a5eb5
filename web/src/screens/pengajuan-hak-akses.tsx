import { profilePhrases } from '@gerbang/contract/phrases/profile';
import { screens } from '@gerbang/contract/screens';
import { Skeleton } from 'antd';
import { useSay } from '../language/language-context.ts';
import { HakAksesForm } from '../requests/hak-akses.tsx';
import { useMyProfile } from '../session/use-my-profile.ts';
import { DetailList } from '../ui/detail-list.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { FormCard } from '../ui/form-card.tsx';
import { Page } from '../ui/page.tsx';

export default function PengajuanHakAkses() {
  const say = useSay();
  const { title, purpose } = screens.pengajuanHakAkses;
  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <FormCard title={say(profilePhrases.identity)}>
        <RequesterCard />
      </FormCard>
      <FormCard>
        <HakAksesForm />
      </FormCard>
    </Page>
  );
}

/** In whose name the request is filed. */
function RequesterCard() {
  const say = useSay();
  const { profile, fault, retry } = useMyProfile();
  if (fault) return <ErrorState fault={fault} onRetry={retry} />;
  if (!profile) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  return (
    <DetailList
      items={[
        { label: say(profilePhrases.employeeId), value: profile.employeeId },
        {
          label: say(profilePhrases.name),
          value: [profile.firstName, profile.lastName].filter(Boolean).join(' '),
        },
        { label: say(profilePhrases.position), value: profile.positionName },
        { label: say(profilePhrases.branch), value: profile.subdivisionName },
      ]}
    />
  );
}
