import type { DeputyCandidate } from '@gerbang/contract/deputy';
import { deputiPhrases as phrases } from '@gerbang/contract/requests/deputi';
import { useQuery } from '@tanstack/react-query';
import { Button, DatePicker, Form, Select } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useApi } from '../api/api-context.ts';
import { useSay } from '../language/language-context.ts';
import { Field } from '../ui/field.tsx';
import { useFiling } from './use-filing.ts';
import { useSubmission } from './use-submission.ts';

const SHORTEST_SEARCH = 2;

/** Names somebody who decides in the signed-in approver's stead for a while. */
export function DeputiForm() {
  const say = useSay();
  const file = useFiling('Deputi');
  const { busy, submit } = useSubmission(phrases.failure);
  const [deputy, setDeputy] = useState<{ value: number; label: string }>();
  const [period, setPeriod] = useState<[Dayjs, Dayjs]>();

  async function send(): Promise<void> {
    if (!deputy || !period) return;
    const [from, until] = period;
    const payload = {
      deputyUserId: deputy.value,
      validFrom: from.toISOString(),
      validUntil: until.toISOString(),
    };
    if (await submit(() => file('deputi', payload), say(phrases.success, { name: deputy.label }))) {
      setDeputy(undefined);
      setPeriod(undefined);
    }
  }

  return (
    <Form layout="vertical" onFinish={send} requiredMark={false}>
      <Field id="deputi-deputy" label={say(phrases.deputy)} help={say(phrases.help)}>
        <DeputyField value={deputy} onChange={setDeputy} />
      </Field>
      <Field id="deputi-period" label={say(phrases.period)}>
        <DatePicker.RangePicker
          id={{ start: 'deputi-period', end: 'deputi-period-end' }}
          showTime={{ format: 'HH:mm' }}
          format="YYYY-MM-DD HH:mm"
          style={{ width: '100%' }}
          value={period ?? null}
          onChange={(chosen) => setPeriod(chosen?.[0] && chosen[1] ? [chosen[0], chosen[1]] : undefined)}
        />
      </Field>
      <Button type="primary" htmlType="submit" disabled={!deputy || !period} loading={busy}>
        {say(phrases.submit)}
      </Button>
    </Form>
  );
}

interface DeputyFieldProps {
  readonly value: { value: number; label: string } | undefined;
  readonly onChange: (deputy: { value: number; label: string } | undefined) => void;
}

function DeputyField({ value, onChange }: DeputyFieldProps) {
  const say = useSay();
  const api = useApi();
  const [search, setSearch] = useState('');
  const query = useQuery({
    queryKey: ['options', 'deputy-candidates', search],
    enabled: search.length >= SHORTEST_SEARCH,
    queryFn: ({ signal }) =>
      api.get<{ items: DeputyCandidate[] }>('/api/deputy-candidates', { query: { search }, signal }),
  });
  const options = (query.data?.items ?? []).map((person) => ({
    value: person.userId,
    label: person.displayName,
    hint: `${person.employeeId} · ${person.positionName} · ${person.subdivisionName}`,
  }));
  return (
    <Select
      id="deputi-deputy"
      labelInValue
      allowClear
      showSearch={{ filterOption: false, onSearch: (text) => setSearch(text.trim()) }}
      placeholder={say(phrases.deputyPlaceholder)}
      loading={query.isFetching}
      value={value ?? null}
      options={options}
      optionRender={(option) => (
        <span style={{ display: 'grid' }}>
          <span>{option.label}</span>
          <small>{option.data.hint}</small>
        </span>
      )}
      onChange={(chosen) =>
        onChange(chosen ? { value: chosen.value, label: String(chosen.label) } : undefined)
      }
    />
  );
}
