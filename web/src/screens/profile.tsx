import { EditOutlined } from '@ant-design/icons';
import { profilePhrases } from '@gerbang/contract/phrases/profile';
import { updateProfilePhrases } from '@gerbang/contract/requests/profile';
import { screens } from '@gerbang/contract/screens';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useSay } from '../language/language-context.ts';
import { UpdateProfileModal } from '../requests/profile.tsx';
import { type MyProfile, useMyProfile } from '../session/use-my-profile.ts';
import { DetailList } from '../ui/detail-list.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Money } from '../ui/money.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';

export default function Profile() {
  const say = useSay();
  const { profile, fault, retry } = useMyProfile();
  const [updating, setUpdating] = useState(false);
  return (
    <Page
      title={say(screens.profile.title)}
      purpose={say(screens.profile.purpose)}
      action={
        profile && (
          <Button type="primary" icon={<EditOutlined />} onClick={() => setUpdating(true)}>
            {say(updateProfilePhrases.update)}
          </Button>
        )
      }
    >
      {fault && <ErrorState fault={fault} onRetry={retry} />}
      {!fault && (
        <>
          <Section title={say(profilePhrases.identity)}>
            {profile ? (
              <Identity profile={profile} />
            ) : (
              <Skeleton active title={false} paragraph={{ rows: 4 }} />
            )}
          </Section>
          <Section title={say(profilePhrases.limits)}>
            {profile ? (
              <Limits profile={profile} />
            ) : (
              <Skeleton active title={false} paragraph={{ rows: 1 }} />
            )}
          </Section>
        </>
      )}
      {profile && (
        // A profile that changed meanwhile starts the form anew.
        <UpdateProfileModal
          key={`${profile.telephoneNumber}/${profile.emailAlternate}`}
          open={updating}
          profile={profile}
          onClose={() => setUpdating(false)}
        />
      )}
    </Page>
  );
}

function Identity({ profile }: { readonly profile: MyProfile }) {
  const say = useSay();
  return (
    <DetailList
      items={[
        { label: say(profilePhrases.employeeId), value: profile.employeeId },
        { label: say(profilePhrases.name), value: profile.displayName },
        { label: say(profilePhrases.position), value: profile.positionName ?? profile.jobTitle },
        {
          label: say(profilePhrases.branch),
          value: [profile.subdivisionCode, profile.subdivisionName].filter(Boolean).join(' - '),
        },
        { label: say(profilePhrases.phone), value: profile.telephoneNumber },
        { label: say(profilePhrases.email), value: profile.email },
        { label: say(profilePhrases.emailAlternate), value: profile.emailAlternate },
      ]}
    />
  );
}

function Limits({ profile }: { readonly profile: MyProfile }) {
  const say = useSay();
  return (
    <DetailList
      items={[
        { label: say(profilePhrases.limitCash), value: <Money amount={profile.limitTunai} /> },
        { label: say(profilePhrases.limitNonCash), value: <Money amount={profile.limitNonTunai} /> },
      ]}
    />
  );
}
