import { commonPhrases } from '@gerbang/contract/phrases/common';
import {
  alternateEmailSchema,
  PHONE_LENGTH,
  phoneSchema,
  updateProfilePhrases as phrases,
} from '@gerbang/contract/requests/profile';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useSay } from '../language/language-context.ts';
import type { MyProfile } from '../session/use-my-profile.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Field, nameFieldHelp } from '../ui/field.tsx';
import type { RequestType } from './request-type.ts';
import { useFiling } from './use-filing.ts';
import { useSubmission } from './use-submission.ts';

interface UpdateProfileModalProps {
  readonly open: boolean;
  readonly profile: MyProfile;
  readonly onClose: () => void;
}

/** 'Update Profile': asks for another phone number or alternate e-mail. */
export function UpdateProfileModal({ open, profile, onClose }: UpdateProfileModalProps) {
  const say = useSay();
  const file = useFiling('Profile');
  const { busy, submit } = useSubmission(phrases.failure);
  const now = { phone: profile.telephoneNumber ?? '', alternate: profile.emailAlternate ?? '' };
  const [phone, setPhone] = useState(now.phone);
  const [alternate, setAlternate] = useState(now.alternate);
  const wrongPhone = phone !== '' && !phoneSchema.safeParse(phone).success;
  const wrongEmail = alternate.trim() !== '' && !alternateEmailSchema.safeParse(alternate).success;
  const changed = phone !== now.phone || alternate.trim() !== now.alternate;

  async function send(): Promise<void> {
    if (!changed || wrongPhone || wrongEmail) return;
    const payload = { email: profile.email, phoneNumberMobile: phone, emailAlternate: alternate.trim() };
    if (await submit(() => file('updatemyprofile', payload), say(phrases.success))) onClose();
  }

  return (
    <Dialog
      open={open}
      title={say(phrases.update)}
      width={520}
      onClose={onClose}
      onClosed={() => {
        setPhone(now.phone);
        setAlternate(now.alternate);
      }}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {say(commonPhrases.cancel)}
        </Button>,
        <Button
          key="save"
          type="primary"
          form="update-profile"
          htmlType="submit"
          loading={busy}
          disabled={!changed || wrongPhone || wrongEmail}
        >
          {say(phrases.save)}
        </Button>,
      ]}
    >
      <Form id="update-profile" layout="vertical" onFinish={send}>
        <Field
          id="update-profile-phone"
          label={say(phrases.phone)}
          error={wrongPhone ? say(phrases.badPhone) : undefined}
        >
          <Input
            id="update-profile-phone"
            type="tel"
            autoFocus
            value={phone}
            maxLength={PHONE_LENGTH}
            {...(wrongPhone && { 'aria-describedby': nameFieldHelp('update-profile-phone') })}
            // Only what a phone number is made of comes through at all.
            onChange={({ target }) => setPhone(target.value.replace(/[^0-9+-]/g, ''))}
          />
        </Field>
        <Field id="update-profile-email" label={say(phrases.email)}>
          <Input id="update-profile-email" value={profile.email ?? ''} readOnly disabled />
        </Field>
        <Field
          id="update-profile-alternate"
          label={say(phrases.emailAlternate)}
          error={wrongEmail ? say(phrases.badEmail) : undefined}
        >
          <Input
            id="update-profile-alternate"
            type="text"
            inputMode="email"
            value={alternate}
            maxLength={254}
            {...(wrongEmail && { 'aria-describedby': nameFieldHelp('update-profile-alternate') })}
            onChange={({ target }) => setAlternate(target.value)}
          />
        </Field>
      </Form>
    </Dialog>
  );
}

/** What changes says it all. */
function ProfileSummary() {
  return null;
}

export const profileType: RequestType = { Summary: ProfileSummary };
