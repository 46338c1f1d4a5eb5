import { printFilter } from '@gerbang/contract/filter/print';
import { and, contains, equals } from '@gerbang/contract/filter/tree';
import { requestStatus } from '@gerbang/contract/status';
import { roleMenu } from '@gerbang/contract/views/role-menu';
import { roleMenuPosition } from '@gerbang/contract/views/role-menu-position';
import { useState } from 'react';
import type { RowOf } from '../api/row-of.ts';
import { useViewPage } from '../api/use-view-page.ts';

type Menu = RowOf<typeof roleMenu>;
type Assignment = RowOf<typeof roleMenuPosition>;

/** One line of the list: a menu, whether the position has it as a substitute, and since when. */
export interface SubstituteItem {
  readonly menuId: number;
  readonly name: string;
  readonly label: string;
  /** The assignment to remove; absent where there is none. */
  readonly assignmentId: number | undefined;
  readonly assigned: boolean;
  readonly waiting: boolean;
  readonly since: string | null;
}

/** What is queued, by the menu's name: it stays queued while the search hides it. */
type Queue = ReadonlyMap<number, string>;

const ALL = 1000;
const nothingQueued: Queue = new Map();

/** The menus of an application as substitutes of a position: additions by menu, removals by assignment. */
export function useSubstituteChoice(applicationId: number, positionId: number, search: string) {
  const menus = useViewPage<Menu>(roleMenu, {
    filter: printFilter(
      and(
        equals('applicationId', applicationId),
        equals('isDeleted', 0),
        contains('roleMenuNameConcat', search.trim().toLowerCase(), 'lower'),
      ),
    ),
    orderby: 'roleMenuId asc',
    top: ALL,
    skip: 0,
  });
  const filter = printFilter(and(equals('applicationId', applicationId), equals('positionId', positionId)));
  const assignments = useViewPage<Assignment>(roleMenuPosition, { filter, top: ALL, skip: 0 });
  const [added, setAdded] = useState(nothingQueued);
  const [removed, setRemoved] = useState(nothingQueued);
  const byMenu = new Map(assignments.data?.items.map((row) => [row.roleMenuId, row]));

  function toggle(item: SubstituteItem): void {
    if (!item.assigned) setAdded(flip(added, item.menuId, item.name));
    else if (item.assignmentId !== undefined) setRemoved(flip(removed, item.assignmentId, item.name));
  }

  return {
    items: (menus.data?.items ?? []).map((row) => toItem(row, byMenu.get(row.roleMenuId))),
    isPending: menus.isPending || assignments.isPending || assignments.isPlaceholderData,
    fault: menus.error ?? assignments.error,
    retry: () => {
      menus.refetch();
      assignments.refetch();
    },
    isChecked: ({ assigned, assignmentId, menuId }: SubstituteItem) =>
      assigned ? assignmentId === undefined || !removed.has(assignmentId) : added.has(menuId),
    toggle,
    added,
    removed,
    reset: () => {
      setAdded(nothingQueued);
      setRemoved(nothingQueued);
    },
  };
}

function toItem(row: Menu, assignment: Assignment | undefined): SubstituteItem {
  const assigned = assignment?.isDeleted === 0;
  return {
    menuId: row.roleMenuId ?? 0,
    name: row.roleMenuName ?? '',
    label: row.roleMenuNameConcat ?? '',
    assignmentId: assigned ? (assignment.roleMenuPositionId ?? undefined) : undefined,
    assigned,
    waiting: assignment?.status === requestStatus.waiting1,
    since: assigned ? assignment.createdDate : null,
  };
}

function flip(queue: Queue, id: number, name: string): Queue {
  const next = new Map(queue);
  if (!next.delete(id)) next.set(id, name);
  return next;
}
