import { printFilter } from '@gerbang/contract/filter/print';
import { equals } from '@gerbang/contract/filter/tree';
import { cabang, cabangPhrases } from '@gerbang/contract/requests/cabang';
import { masterGroupingLimit } from '@gerbang/contract/views/master-grouping-limit';
import { Form, Input, Select } from 'antd';
import type { RowOf } from '../api/row-of.ts';
import { useViewPage } from '../api/use-view-page.ts';
import { useSay } from '../language/language-context.ts';
import { LevelField } from './level-field.tsx';
import { UnitSelect } from './unit-select.tsx';

export interface CabangFields {
  readonly subdivisionCode: string;
  readonly subdivisionName: string;
  readonly level: string;
  readonly groupSubdivision: string;
  readonly parent?: string | null;
  readonly kodeDepartement?: string | null;
}

/** The fields of a branch; its code is fixed once it exists. */
export function CabangFormFields({ existing }: { readonly existing: boolean }) {
  const say = useSay();
  const { facts } = cabang;
  return (
    <>
      <Form.Item
        name="subdivisionCode"
        label={say(facts.subdivisionCode.label)}
        rules={[{ required: true, whitespace: true, message: say(cabangPhrases.codeMissing) }]}
      >
        <Input maxLength={20} readOnly={existing} variant={existing ? 'filled' : 'outlined'} />
      </Form.Item>
      <Form.Item
        name="subdivisionName"
        label={say(facts.subdivisionName.label)}
        rules={[{ required: true, whitespace: true, message: say(cabangPhrases.nameMissing) }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      <LevelField label={say(facts.level.label)} missing={say(cabangPhrases.levelMissing)} />
      <Form.Item
        name="groupSubdivision"
        label={say(facts.groupSubdivision.label)}
        rules={[{ required: true, message: say(cabangPhrases.groupMissing) }]}
      >
        <LimitGroupSelect />
      </Form.Item>
      <Form.Item name="parent" label={say(facts.parent.label)} extra={say(cabangPhrases.parentHint)}>
        <UnitSelect />
      </Form.Item>
      <Form.Item name="kodeDepartement" label={say(facts.kodeDepartement.label)}>
        <Input maxLength={50} />
      </Form.Item>
    </>
  );
}

interface LimitGroupSelectProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (group: string) => void;
}

function LimitGroupSelect(props: LimitGroupSelectProps) {
  const groups = useViewPage<RowOf<typeof masterGroupingLimit>>(masterGroupingLimit, {
    filter: printFilter(equals('isDeleted', 0)),
    orderby: 'groupingName asc',
    top: 1000,
    skip: 0,
  });
  const options = (groups.data?.items ?? []).map(({ groupingName, groupingDesc }) => ({
    value: groupingName ?? '',
    label: [groupingName, groupingDesc].filter(Boolean).join(' - '),
  }));
  return (
    <Select
      {...props}
      options={options}
      loading={groups.isPending}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
}
