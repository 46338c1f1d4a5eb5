import { printFilter } from '@gerbang/contract/filter/print';
import { equals } from '@gerbang/contract/filter/tree';
import { toPrivilegeCode } from '@gerbang/contract/roles';
import { requestStatus } from '@gerbang/contract/status';
import { privilege } from '@gerbang/contract/views/privilege';
import { privilegePosition } from '@gerbang/contract/views/privilege-position';
import { useState } from 'react';
import type { RowOf } from '../api/row-of.ts';
import { useViewPage } from '../api/use-view-page.ts';

type Privilege = RowOf<typeof privilege>;
type Assignment = RowOf<typeof privilegePosition>;

/** One line of the list: a privilege, whether the position has it, and whether anything can be changed about it. */
export interface PrivilegeItem {
  readonly privilegeId: number;
  readonly name: string;
  readonly code: string;
  /** The assignment to remove; absent where there is none. */
  readonly assignmentId: number | undefined;
  readonly assigned: boolean;
  readonly waiting: boolean;
  /** The inputer privilege, once approved, stays. */
  readonly stays: boolean;
}

export interface PrivilegeChoice {
  readonly items: readonly PrivilegeItem[];
  readonly isPending: boolean;
  readonly fault: Error | null;
  readonly retry: () => void;
  readonly isChecked: (item: PrivilegeItem) => boolean;
  readonly toggle: (item: PrivilegeItem) => void;
  readonly added: readonly number[];
  readonly removed: readonly number[];
  readonly reset: () => void;
}

const ALL = 1000;
const nothingQueued: readonly number[] = [];

/** The privileges of a position with what is queued: additions by privilege, removals by assignment. */
export function usePrivilegeChoice(positionId: number): PrivilegeChoice {
  const privileges = useViewPage<Privilege>(privilege, { top: ALL, skip: 0 });
  const filter = printFilter(equals('positionId', positionId));
  const assignments = useViewPage<Assignment>(privilegePosition, { filter, top: ALL, skip: 0 });
  const [added, setAdded] = useState(nothingQueued);
  const [removed, setRemoved] = useState(nothingQueued);

  const byPrivilege = new Map(assignments.data?.items.map((row) => [row.privilegeId, row]));
  const items = (privileges.data?.items ?? []).map((row) => toItem(row, byPrivilege.get(row.privilegeId)));

  function toggle(item: PrivilegeItem): void {
    if (!item.assigned) setAdded(flip(added, item.privilegeId));
    else if (item.assignmentId !== undefined) setRemoved(flip(removed, item.assignmentId));
  }

  return {
    items,
    // The rows of another position, kept on screen while these load, would be read as this one's.
    isPending: privileges.isPending || assignments.isPending || assignments.isPlaceholderData,
    fault: privileges.error ?? assignments.error,
    retry: () => {
      privileges.refetch();
      assignments.refetch();
    },
    isChecked: (item) =>
      item.assigned
        ? item.assignmentId === undefined || !removed.includes(item.assignmentId)
        : added.includes(item.privilegeId),
    toggle,
    added,
    removed,
    reset: () => {
      setAdded(nothingQueued);
      setRemoved(nothingQueued);
    },
  };
}

function toItem(row: Privilege, assignment: Assignment | undefined): PrivilegeItem {
  const assigned = assignment?.isDeleted === 0;
  const code = row.privilegeCode ?? '';
  return {
    privilegeId: row.privilegeId ?? 0,
    name: row.privilegeName ?? '',
    code,
    assignmentId: assigned ? (assignment.privilegePositionId ?? undefined) : undefined,
    assigned,
    waiting: assignment?.status === requestStatus.waiting1,
    stays: assigned && toPrivilegeCode(code) === 'INP',
  };
}

function flip(queue: readonly number[], id: number): readonly number[] {
  return queue.includes(id) ? queue.filter((queued) => queued !== id) : [...queue, id];
}
