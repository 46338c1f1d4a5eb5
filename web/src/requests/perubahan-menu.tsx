import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { perubahanMenuPhrases as phrases } from '@gerbang/contract/requests/perubahan-menu';
import { requestColumns } from '@gerbang/contract/views/request-columns';
import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { useSay } from '../language/language-context.ts';
import { useSession } from '../session/session-context.ts';
import { DetailList } from '../ui/detail-list.tsx';
import { Field } from '../ui/field.tsx';
import { ApplicationField, type ChosenApplication } from './application-field.tsx';
import { checkDuration, defaultDuration } from './check-duration.ts';
import { DurationFields, useDurationLimit } from './menu-duration.tsx';
import type { RequestDetail } from './request-detail.ts';
import type { RequestType } from './request-type.ts';
import { useFiling } from './use-filing.ts';
import { useBranchOptions, useMenuOptions } from './use-menu-options.ts';
import { useSubmission } from './use-submission.ts';

interface Chosen {
  readonly value: number;
  readonly label: string;
}

export function PerubahanMenuForm() {
  const say = useSay();
  const { profile } = useSession();
  const crossesArea = profile.positionIsUseArea === 1;
  const file = useFiling('PerubahanMenu');
  const { busy, submit } = useSubmission(phrases.failure);
  const limit = useDurationLimit();
  const [application, setApplication] = useState<ChosenApplication>();
  const [menu, setMenu] = useState<Chosen>();
  const [branch, setBranch] = useState<number>();
  const [duration, setDuration] = useState(defaultDuration);
  const menus = useMenuOptions(application?.id, profile.positionId);
  const branches = useBranchOptions(crossesArea, profile.subdivisionId);
  const wrong = checkDuration(duration, limit);
  const complete = menu !== undefined && wrong === undefined && (!crossesArea || branch !== undefined);

  async function send(): Promise<void> {
    if (!application || !menu || !complete) return;
    const payload = {
      appId: application.id,
      roleMenu: menu.value,
      hari: Number(duration.days),
      jam: Number(duration.hours),
      subdivisionId: branch ?? profile.subdivisionId,
    };
    const success = say(phrases.success, { menu: menu.label, app: application.name });
    if (!(await submit(() => file('perubahanmenu', payload), success))) return;
    setApplication(undefined);
    setMenu(undefined);
    setBranch(undefined);
    setDuration(defaultDuration);
  }

  return (
    <Form layout="vertical" onFinish={send} requiredMark={false}>
      <ApplicationField
        id="menu-application"
        label={say(phrases.application)}
        value={application}
        onChange={(chosen) => {
          setApplication(chosen);
          setMenu(undefined);
        }}
      />
      <Field id="menu-menu" label={say(phrases.menu)}>
        <Select
          id="menu-menu"
          disabled={!application}
          value={menu?.value ?? null}
          onChange={(value) => setMenu(menus.options.find((option) => option.value === value))}
          options={[...menus.options]}
          loading={menus.loading}
          placeholder={say(phrases.menuPlaceholder)}
          notFoundContent={say(phrases.noMenus)}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Field>
      {crossesArea && (
        <Field id="menu-branch" label={say(phrases.branch)}>
          <Select
            id="menu-branch"
            value={branch ?? null}
            onChange={(value) => setBranch(value ?? undefined)}
            options={[...branches.options]}
            loading={branches.loading}
            placeholder={say(phrases.branchPlaceholder)}
            showSearch={{ optionFilterProp: 'label' }}
          />
        </Field>
      )}
      <DurationFields duration={duration} limit={limit} wrong={wrong} onChange={setDuration} />
      <Button type="primary" htmlType="submit" disabled={!complete} loading={busy}>
        {say(phrases.submit)}
      </Button>
    </Form>
  );
}

function PerubahanMenuSummary({ request }: { readonly request: RequestDetail }) {
  const say = useSay();
  const branch = [request.kodeCabangTujuan, request.cabangTujuan].filter(Boolean).join(' - ');
  const hours = request.timePeriode;
  return (
    <DetailList
      items={[
        { label: say(approvalPhrases.application), value: request.appName },
        { label: say(requestColumns.roleMenuName.label), value: request.roleMenuName },
        { label: say(requestColumns.cabangTujuan.label), value: branch },
        { label: say(commonPhrases.duration), value: hours !== null && say(commonPhrases.hours, { hours }) },
      ]}
    />
  );
}

export const perubahanMenuType: RequestType = { Form: PerubahanMenuForm, Summary: PerubahanMenuSummary };
