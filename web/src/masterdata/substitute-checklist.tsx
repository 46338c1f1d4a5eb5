import { SearchOutlined } from '@ant-design/icons';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { parameterPenggantiPhrases } from '@gerbang/contract/requests/parameter-pengganti';
import { Button, Checkbox, Input, Skeleton } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useSay } from '../language/language-context.ts';
import { useFiling } from '../requests/use-filing.ts';
import { DateTime } from '../ui/date-time.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useMasterFiling } from './use-master-filing.ts';
import { type SubstituteItem, useSubstituteChoice } from './use-substitute-choice.ts';
import './checklist.css';
import './substitutes.css';

interface SubstituteChecklistProps {
  readonly application: { readonly id: number; readonly name: string };
  readonly position: { readonly id: number; readonly name: string };
}

/** The menus of an application to tick and untick for one position; Save asks for all of it in one request. */
export function SubstituteChecklist({ application, position }: SubstituteChecklistProps) {
  const say = useSay();
  const file = useFiling('ParameterPengganti');
  const submit = useMasterFiling();
  const [search, setSearch] = useState('');
  const choice = useSubstituteChoice(application.id, position.id, useDeferredValue(search));
  const [busy, setBusy] = useState(false);
  const { added, removed } = choice;
  const queued = added.size + removed.size > 0;

  async function save(): Promise<void> {
    setBusy(true);
    const menus = [...added.values(), ...removed.values()].join(', ');
    const filling = { menus, app: application.name, position: position.name };
    const { filed } = await submit({
      name: menus,
      send: () =>
        file('parameterpengganti', {
          positionIdentity: position.id,
          appId: application.id,
          idMenu: [...added.keys()],
          roleMenuPosition: [...removed.keys()],
        }),
      success: say(parameterPenggantiPhrases.success, filling),
      failure: say(parameterPenggantiPhrases.failure, filling),
    }).finally(() => setBusy(false));
    if (filed) choice.reset();
  }

  return (
    <div className="checklist checklist-choice">
      <SubstituteSearch search={search} onSearch={setSearch} />
      <SubstituteItems choice={choice} />
      <div className="checklist-foot">
        <p role="status" className="checklist-queued">
          {queued && say(parameterPenggantiPhrases.pending, { added: added.size, removed: removed.size })}
        </p>
        <Button disabled={!queued} onClick={choice.reset}>
          {say(commonPhrases.reset)}
        </Button>
        <Button type="primary" disabled={!queued} loading={busy} onClick={save}>
          {say(parameterPenggantiPhrases.save)}
        </Button>
      </div>
    </div>
  );
}

interface SubstituteSearchProps {
  readonly search: string;
  /** Without it nothing can be searched yet. */
  readonly onSearch?: (text: string) => void;
}

export function SubstituteSearch({ search, onSearch }: SubstituteSearchProps) {
  const say = useSay();
  const label = say(parameterPenggantiPhrases.search);
  return (
    <div className="substitutes-head">
      <span>{say(parameterPenggantiPhrases.menus)}</span>
      <Input
        aria-label={label}
        placeholder={label}
        prefix={<SearchOutlined aria-hidden />}
        allowClear
        disabled={!onSearch}
        value={search}
        onChange={({ target }) => onSearch?.(target.value)}
      />
    </div>
  );
}

function SubstituteItems({ choice }: { readonly choice: ReturnType<typeof useSubstituteChoice> }) {
  const say = useSay();
  if (choice.fault) return <ErrorState fault={choice.fault} onRetry={choice.retry} />;
  if (choice.isPending) {
    return (
      <div className="substitutes-frame">
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      </div>
    );
  }
  if (choice.items.length === 0) {
    return <p className="substitutes-frame substitutes-empty">{say(parameterPenggantiPhrases.notFound)}</p>;
  }
  return (
    <fieldset className="substitutes-frame">
      <legend className="visually-hidden">{say(parameterPenggantiPhrases.menus)}</legend>
      {choice.items.map((item) => (
        <SubstituteLine
          key={item.menuId}
          item={item}
          checked={choice.isChecked(item)}
          onToggle={() => choice.toggle(item)}
        />
      ))}
    </fieldset>
  );
}

interface SubstituteLineProps {
  readonly item: SubstituteItem;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

function SubstituteLine({ item, checked, onToggle }: SubstituteLineProps) {
  const say = useSay();
  const changed = checked !== item.assigned;
  return (
    <div className={`substitutes-line${changed ? ' substitutes-line--changed' : ''}`}>
      <Checkbox checked={checked} disabled={item.waiting} onChange={onToggle}>
        {item.label}
        {item.waiting && say(parameterPenggantiPhrases.waiting)}
      </Checkbox>
      {item.since && (
        <span className="checklist-code">
          <DateTime at={item.since} />
        </span>
      )}
    </div>
  );
}
