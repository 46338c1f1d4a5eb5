import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { refusals } from '@gerbang/contract/refusals';
import { hakAkses, hakAksesPhrases } from '@gerbang/contract/requests/hak-akses';
import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useOptions } from '../api/use-options.ts';
import { useSay } from '../language/language-context.ts';
import { DetailList } from '../ui/detail-list.tsx';
import { useNotice } from '../ui/use-notice.ts';
import type { RequestDetail } from './request-detail.ts';
import type { RequestType } from './request-type.ts';
import { useFiling } from './use-filing.ts';

export function HakAksesForm() {
  const say = useSay();
  const notice = useNotice();
  const file = useFiling('HakAkses');
  const applications = useOptions<{ applicationName: string }>('filterapplication');
  const [chosen, setChosen] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const options = applications.data?.map(({ key, values }) => ({
    value: key,
    label: values.applicationName,
  }));
  const name = options?.find(({ value }) => value === chosen)?.label ?? '';

  async function submit(): Promise<void> {
    if (chosen === null) return;
    setBusy(true);
    try {
      const filed = await file('hakakses', { appId: chosen });
      if (filed.outcome === 'duplicate') {
        notice.error(say(hakAksesPhrases.failure), { description: say(refusals.DUPLICATE.text) });
        return;
      }
      setChosen(null);
      notice.success(say(hakAksesPhrases.success, { app: name }), {
        description: say(approvalPhrases.viaPortalAndMail),
      });
    } catch (fault) {
      const why = fault instanceof ApiError ? fault.sentence : undefined;
      notice.error(say(hakAksesPhrases.failure), why ? { description: why } : {});
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form layout="vertical" onFinish={submit} requiredMark={false}>
      <Form.Item label={say(hakAkses.facts.application.label)} htmlFor="hak-akses-application">
        <Select
          id="hak-akses-application"
          value={chosen}
          onChange={setChosen}
          options={options ?? []}
          loading={applications.isPending}
          placeholder={say(hakAksesPhrases.placeholder)}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={chosen === null} loading={busy}>
        {say(commonPhrases.submit)}
      </Button>
    </Form>
  );
}

function HakAksesSummary({ request }: { readonly request: RequestDetail }) {
  const say = useSay();
  return (
    <DetailList
      items={[
        { label: say(approvalPhrases.application), value: request.appName },
        { label: say(approvalPhrases.approver), value: request.updatedBy },
      ]}
    />
  );
}

export const hakAksesType: RequestType = { Form: HakAksesForm, Summary: HakAksesSummary };
