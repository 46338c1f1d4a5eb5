import { tablePhrases } from '@gerbang/contract/phrases/table';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useSay } from '../../language/language-context.ts';
import { readBankDay } from '../date-time.tsx';

interface DateRangeFilterProps {
  readonly from: string;
  readonly to: string;
  readonly onChange: (from: string, to: string) => void;
}

const FORMAT = 'YYYY-MM-DD HH:mm:ss';
const wholeDays = [dayjs().startOf('day'), dayjs().endOf('day')];

/** From and until, as moments on the bank's clock; days that have not come yet cannot be chosen. */
export function DateRangeFilter({ from, to, onChange }: DateRangeFilterProps) {
  const say = useSay();
  const value: [Dayjs, Dayjs] | null = from && to ? [dayjs(from), dayjs(to)] : null;
  return (
    <DatePicker.RangePicker
      aria-label={say(tablePhrases.dateRange)}
      className="data-table-dates"
      value={value}
      format={FORMAT}
      placeholder={[say(tablePhrases.from), say(tablePhrases.to)]}
      showTime={{ defaultOpenValue: wholeDays }}
      disabledDate={(day: Dayjs) => day.format('YYYY-MM-DD') > readBankDay()}
      onChange={(range) => onChange(range?.[0]?.format(FORMAT) ?? '', range?.[1]?.format(FORMAT) ?? '')}
    />
  );
}
