import { SearchOutlined } from '@ant-design/icons';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { jabatanPrivilegePhrases } from '@gerbang/contract/requests/jabatan-privilege';
import { Button, Checkbox, Input, Skeleton, Tooltip } from 'antd';
import { useState } from 'react';
import { useSay } from '../language/language-context.ts';
import { useFiling } from '../requests/use-filing.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { useMasterFiling } from './use-master-filing.ts';
import { type PrivilegeItem, usePrivilegeChoice } from './use-privilege-choice.ts';
import './checklist.css';

interface PrivilegeChecklistProps {
  readonly positionId: number;
  readonly positionName: string;
}

/** The privileges of one position to tick and untick; Save asks for all of it in one request. */
export function PrivilegeChecklist({ positionId, positionName }: PrivilegeChecklistProps) {
  const say = useSay();
  const choice = usePrivilegeChoice(positionId);
  const file = useFiling('JabatanPrivilege');
  const submit = useMasterFiling();
  const [search, setSearch] = useState('');
  const [busy, setBusy] = useState(false);
  const { added, removed, items } = choice;
  const queued = added.length + removed.length > 0;

  async function save(): Promise<void> {
    setBusy(true);
    const names = items
      .filter((item) => choice.isChecked(item) !== item.assigned)
      .map(({ name }) => name)
      .join(', ');
    const { filed } = await submit({
      name: names,
      send: () =>
        file('jabatanprivilege', {
          positionIdentity: positionId,
          privilege: [...added],
          positionPrivilege: [...removed],
        }),
      success: say(jabatanPrivilegePhrases.success, { position: positionName }),
      failure: say(jabatanPrivilegePhrases.failure, { position: positionName }),
    }).finally(() => setBusy(false));
    if (filed) choice.reset();
  }

  if (choice.fault) return <ErrorState fault={choice.fault} onRetry={choice.retry} />;
  if (choice.isPending) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  const wanted = search.trim().toLowerCase();
  const shown = items.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(wanted));
  return (
    <div className="checklist">
      <Input
        className="checklist-search"
        aria-label={say(jabatanPrivilegePhrases.search)}
        placeholder={say(jabatanPrivilegePhrases.search)}
        prefix={<SearchOutlined aria-hidden />}
        allowClear
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {shown.length === 0 ? (
        <EmptyState title={say(tablePhrases.empty)} hint={say(tablePhrases.emptyFiltered)} />
      ) : (
        <fieldset className="checklist-items">
          <legend className="visually-hidden">{say(jabatanPrivilegePhrases.privileges)}</legend>
          {shown.map((item) => (
            <PrivilegeLine
              key={item.privilegeId}
              item={item}
              checked={choice.isChecked(item)}
              onToggle={() => choice.toggle(item)}
            />
          ))}
        </fieldset>
      )}
      <div className="checklist-foot">
        <p role="status" className="checklist-queued">
          {queued && say(jabatanPrivilegePhrases.pending, { added: added.length, removed: removed.length })}
        </p>
        <Button disabled={!queued} onClick={choice.reset}>
          {say(commonPhrases.reset)}
        </Button>
        <Button type="primary" disabled={!queued} loading={busy} onClick={save}>
          {say(jabatanPrivilegePhrases.save)}
        </Button>
      </div>
    </div>
  );
}

interface PrivilegeLineProps {
  readonly item: PrivilegeItem;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

function PrivilegeLine({ item, checked, onToggle }: PrivilegeLineProps) {
  const say = useSay();
  const changed = checked === item.assigned ? '' : ` checklist-item--${checked ? 'added' : 'removed'}`;
  return (
    <Tooltip title={item.stays && !item.waiting ? say(jabatanPrivilegePhrases.inputerStays) : ''}>
      <div className={`checklist-item${changed}`}>
        <Checkbox checked={checked} disabled={item.waiting || item.stays} onChange={onToggle}>
          {item.name}
          {item.waiting && say(jabatanPrivilegePhrases.waiting)}
        </Checkbox>
        <span className="checklist-code">{item.code}</span>
      </div>
    </Tooltip>
  );
}
