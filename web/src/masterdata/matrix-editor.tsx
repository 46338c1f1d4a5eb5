import { PlusOutlined } from '@ant-design/icons';
import { printFilter } from '@gerbang/contract/filter/print';
import { buildSearch } from '@gerbang/contract/filter/search';
import { and, equals } from '@gerbang/contract/filter/tree';
import { tablePhrases } from '@gerbang/contract/phrases/table';
import { matrixMenuPhrases } from '@gerbang/contract/requests/matrix-menu';
import { roleMenu } from '@gerbang/contract/views/role-menu';
import { Button } from 'antd';
import { useState } from 'react';
import { useViewPage } from '../api/use-view-page.ts';
import { useSay } from '../language/language-context.ts';
import { SearchBox } from '../ui/data-table/search-box.tsx';
import { listSearchColumns } from '../ui/data-table/table-column.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { blankDraft, keyOfMenu, type MatrixRow, type Menu, toDraft } from './matrix-row.ts';
import { type Editing, MatrixTable } from './matrix-table.tsx';
import { type HistorySubject, RecordHistoryDialog } from './record-history-dialog.tsx';
import { useWaitingChanges, type WaitingChanges } from './recorded-change.ts';
import { type ChosenApplication, useMatrixFiling } from './use-matrix-filing.ts';
import '../ui/data-table/data-table.css';

const ALL = 1000;
const BLANK = 'blank';
const searchColumns = listSearchColumns(roleMenu, []);

/** The menus of the chosen application: search, create, edit in place. */
export function MatrixEditor({ application }: { readonly application: ChosenApplication }) {
  const say = useSay();
  const [search, setSearch] = useState('');
  const [searchBy, setSearchBy] = useState<string>(roleMenu.defaultSearch ?? 'roleMenuName');
  const [editing, setEditing] = useState<Editing>();
  const [subject, setSubject] = useState<HistorySubject>();
  const waiting = useWaitingChanges('MatrixMenu');
  const menus = useMenus(application.id, searchBy, search);
  const { save, remove } = useMatrixFiling(application);

  const rows: MatrixRow[] = [
    ...(editing?.key === BLANK ? [{ kind: 'blank', key: BLANK } as const] : []),
    ...listAsked(waiting, application.id),
    ...(menus.data?.items ?? []).map(
      (menu): MatrixRow => ({
        kind: 'menu',
        key: keyOfMenu(menu),
        menu,
        waiting: waiting.find(keyOfMenu(menu)),
      }),
    ),
  ];

  async function saveEdited(): Promise<void> {
    if (!editing) return;
    const edited = rows.find(({ key }) => key === editing.key);
    const roleMenuId = edited?.kind === 'menu' ? (edited.menu.roleMenuId ?? undefined) : undefined;
    const { filed } = await save(editing.draft, roleMenuId);
    if (filed) setEditing(undefined);
  }

  function showHistory(menu: Menu): void {
    const code = menu.roleMenuCode?.toLowerCase();
    setSubject({
      name: menu.roleMenuName ?? '',
      records: [keyOfMenu(menu), `menu-code:${application.id}:${code}`],
    });
  }

  return (
    <>
      <div className="data-table-toolbar">
        <div className="data-table-filters">
          <SearchBox
            text={search}
            by={searchBy}
            columns={searchColumns}
            onSearch={setSearch}
            onSearchBy={setSearchBy}
          />
        </div>
        <Button
          type="primary"
          icon={<PlusOutlined />}
          disabled={editing !== undefined}
          onClick={() => setEditing({ key: BLANK, draft: blankDraft })}
        >
          {say(tablePhrases.create)}
        </Button>
      </div>
      {menus.isError ? (
        <ErrorState fault={menus.error} onRetry={() => menus.refetch()} retrying={menus.isFetching} />
      ) : (
        <MatrixTable
          label={say(matrixMenuPhrases.listTitle)}
          rows={rows}
          loading={menus.isPending}
          editing={editing}
          onDraft={(draft) => editing && setEditing({ ...editing, draft })}
          onEdit={({ key, menu }) => setEditing({ key, draft: toDraft(menu) })}
          onCancel={() => setEditing(undefined)}
          onSave={saveEdited}
          onDelete={remove}
          onHistory={showHistory}
        />
      )}
      <RecordHistoryDialog subject={subject} onClose={() => setSubject(undefined)} />
    </>
  );
}

function useMenus(applicationId: number, searchBy: string, search: string) {
  const type = roleMenu.columns[searchBy]?.type ?? 'text';
  return useViewPage<Menu>(roleMenu, {
    filter: printFilter(
      and(equals('applicationId', applicationId), buildSearch({ column: searchBy, type, text: search })),
    ),
    orderby: 'roleMenuId asc',
    top: ALL,
    skip: 0,
  });
}

/** Menus that are asked for and do not exist yet. */
function listAsked(waiting: WaitingChanges, applicationId: number): MatrixRow[] {
  return waiting.list
    .filter((change) => change.action === 'matrixmenu' && change.applicationId === applicationId)
    .map((change) => ({ kind: 'asked', key: change.recordKey, change }));
}
