import { SearchOutlined } from '@ant-design/icons';
import { dashboardPhrases } from '@gerbang/contract/phrases/monitoring';
import { Button, DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { useOptions } from '../../api/use-options.ts';
import { useSay } from '../../language/language-context.ts';
import { readBankDay } from '../../ui/date-time.tsx';
import './dashboard.css';

/** What the dashboard is asked: days of the bank's calendar as YYYY-MM-DD, one application or all. */
export interface DashboardQuestion {
  readonly from: string;
  readonly to: string;
  readonly appId: number | undefined;
}

interface DashboardFilterProps {
  readonly asked: DashboardQuestion;
  readonly onAsk: (question: DashboardQuestion) => void;
  readonly busy: boolean;
}

const ALL = 0;
const DAY = 'YYYY-MM-DD';

export function DashboardFilter({ asked, onAsk, busy }: DashboardFilterProps) {
  const say = useSay();
  const ids = { period: useId(), application: useId() };
  const [question, setQuestion] = useState(asked);
  const applications = useOptions<{ applicationName: string }>('application');
  const options = (applications.data ?? []).map(({ key, values }) => ({
    value: key,
    label: values.applicationName,
  }));
  return (
    <form
      className="dashboard-filter"
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(question);
      }}
    >
      <div className="dashboard-filter-field">
        <label htmlFor={ids.period}>{say(dashboardPhrases.period)}</label>
        <DatePicker.RangePicker
          id={ids.period}
          format="YYYY/MM/DD"
          allowClear={false}
          value={[dayjs(question.from), dayjs(question.to)]}
          disabledDate={(day) => day.format(DAY) > readBankDay()}
          onChange={(range) => {
            const [from, to] = range ?? [];
            if (from && to) setQuestion({ ...question, from: from.format(DAY), to: to.format(DAY) });
          }}
        />
      </div>
      <div className="dashboard-filter-field">
        <label htmlFor={ids.application}>{say(dashboardPhrases.application)}</label>
        <Select
          id={ids.application}
          className="dashboard-filter-select"
          showSearch={{ optionFilterProp: 'label' }}
          loading={applications.isPending}
          value={question.appId ?? ALL}
          options={[{ value: ALL, label: say(dashboardPhrases.all) }, ...options]}
          onChange={(value) => setQuestion({ ...question, appId: value === ALL ? undefined : value })}
        />
      </div>
      <Button type="primary" htmlType="submit" icon={<SearchOutlined aria-hidden />} loading={busy}>
        {say(dashboardPhrases.search)}
      </Button>
    </form>
  );
}
