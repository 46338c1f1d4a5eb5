import { printFilter } from '@gerbang/contract/filter/print';
import { equals } from '@gerbang/contract/filter/tree';
import { hakAksesPhrases } from '@gerbang/contract/requests/hak-akses';
import { listApplication } from '@gerbang/contract/views/list-application';
import { Select } from 'antd';
import type { RowOf } from '../api/row-of.ts';
import { useViewPage } from '../api/use-view-page.ts';
import { useSay } from '../language/language-context.ts';
import { Field } from '../ui/field.tsx';

export interface ChosenApplication {
  readonly id: number;
  readonly name: string;
}

interface ApplicationFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: ChosenApplication | undefined;
  readonly onChange: (application: ChosenApplication) => void;
  readonly help?: string;
}

/** One of the applications the person may open: menus, limits and passwords exist only there. */
export function ApplicationField({ id, label, value, onChange, help }: ApplicationFieldProps) {
  const say = useSay();
  const query = useViewPage<RowOf<typeof listApplication>>(listApplication, {
    filter: printFilter(equals('hasAccess', 1)),
    orderby: 'applicationName asc',
    top: 1000,
    skip: 0,
  });
  const options = query.data?.items.map((row) => ({
    value: Number(row.applicationId),
    label: row.applicationName ?? '',
  }));
  return (
    <Field id={id} label={label} help={help}>
      <Select
        id={id}
        value={value?.id ?? null}
        onChange={(chosen, option) => {
          const { label: name } = Array.isArray(option)
            ? (option[0] ?? { label: '' })
            : (option ?? { label: '' });
          if (chosen !== null) onChange({ id: chosen, name });
        }}
        options={options ?? []}
        loading={query.isPending}
        placeholder={say(hakAksesPhrases.placeholder)}
        showSearch={{ optionFilterProp: 'label' }}
      />
    </Field>
  );
}
