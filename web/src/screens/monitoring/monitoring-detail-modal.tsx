import { findStep } from '@gerbang/contract/approval-steps';
import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { monitoringPhrases } from '@gerbang/contract/phrases/monitoring';
import { findKind, isKindName } from '@gerbang/contract/requests/registry';
import { isWaiting, type RequestStatus, requestStatus } from '@gerbang/contract/status';
import { type Say, useSay } from '../../language/language-context.ts';
import { nameRequestType } from '../../requests/name-request-type.ts';
import type { RequestRow } from '../../requests/request-row.ts';
import { DateTime } from '../../ui/date-time.tsx';
import type { DetailItem } from '../../ui/detail-list.tsx';
import { DetailModal } from '../../ui/detail-modal.tsx';
import { Money } from '../../ui/money.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';

interface MonitoringDetailModalProps {
  readonly row: RequestRow | undefined;
  readonly onClose: () => void;
  /** Which facts are shown; the monitors' usual ones unless said otherwise. */
  readonly listItems?: (row: RequestRow, say: Say) => DetailItem[];
}

/** A monitor's look at one request: facts only, nothing to do with it. */
export function MonitoringDetailModal({
  row,
  onClose,
  listItems = listMonitored,
}: MonitoringDetailModalProps) {
  const say = useSay();
  if (!row) return null;
  return (
    <DetailModal
      open
      title={say(monitoringPhrases.detailTitle, { type: nameRequestType(row.typeName, say) })}
      onClose={onClose}
      items={listItems(row, say)}
    />
  );
}

function joinCodeAndName(code: string | null | undefined, name: string | null | undefined): string {
  return [code, name].filter(Boolean).join(' - ');
}

function listMonitored(row: RequestRow, say: Say): DetailItem[] {
  const p = monitoringPhrases;
  return [
    { label: say(approvalPhrases.ticketNumber), value: row.ticketNumber },
    { label: say(p.submissionDate), value: <DateTime at={row.createdDate} /> },
    { label: say(p.applicant), value: row.displayName },
    { label: say(approvalPhrases.requestType), value: nameRequestType(row.typeName, say) },
    { label: say(approvalPhrases.employeeId), value: row.employeeId },
    { label: say(p.application), value: row.appName },
    { label: say(p.jobTitle), value: row.positionName },
    {
      label: say(approvalPhrases.branch),
      value: joinCodeAndName(row.subdivisionCodeUser, row.subdivisionNameUser),
    },
    ...listMenu(row, say),
    ...listLimit(row, say),
    { label: say(approvalPhrases.status), value: <StatusTag status={row.status} /> },
    ...listApprovers(row, say),
    { label: say(p.approvalDate), value: row.updatedBy ? <DateTime at={row.updatedDate} /> : null },
    {
      label: say(approvalPhrases.description),
      value: row.description || say(commonPhrases.noDescription),
      wide: true,
    },
    ...(row.status === requestStatus.rejected ? [{ label: say(p.notes), value: row.notes, wide: true }] : []),
  ];
}

/** Only menu changes have a menu and a branch it is for. */
function listMenu(row: RequestRow, say: Say): DetailItem[] {
  if (!row.roleMenuName) return [];
  return [
    { label: say(monitoringPhrases.menu), value: row.roleMenuName },
    {
      label: say(monitoringPhrases.targetBranch),
      value: joinCodeAndName(row.kodeCabangTujuan, row.cabangTujuan),
    },
  ];
}

/** Only limit changes have amounts. */
function listLimit(row: RequestRow, say: Say): DetailItem[] {
  if (row.limitUpdated === null || row.limitUpdated === undefined) return listStandingLimits(row, say);
  const hours = row.timePeriode;
  return [
    { label: say(monitoringPhrases.initialLimit), value: <Money amount={row.limitAwal} /> },
    { label: say(monitoringPhrases.limitIncrease), value: <Money amount={row.limitUpdated} /> },
    { label: say(monitoringPhrases.limitType), value: row.descLimit },
    { label: say(monitoringPhrases.duration), value: hours ? say(monitoringPhrases.hours, { hours }) : null },
  ];
}

/** A change for good takes both limits of another position. */
function listStandingLimits(row: RequestRow, say: Say): DetailItem[] {
  if (!row.limitTunai && !row.limitNonTunai) return [];
  return [
    { label: say(monitoringPhrases.limitTunai), value: <Money amount={row.limitTunai} /> },
    { label: say(monitoringPhrases.limitNonTunai), value: <Money amount={row.limitNonTunai} /> },
  ];
}

/** Who may decide it now, one name a line; a dash once nobody is waited for. */
function listApprovers(row: RequestRow, say: Say): DetailItem[] {
  const waiting = isWaiting(row.status as RequestStatus);
  const second = row.status === requestStatus.waiting2;
  const names = (second ? row.apprv2 : row.apprv1) ?? '';
  const step = isKindName(row.typeName) ? findKind(row.typeName).steps[second ? 1 : 0] : undefined;
  return [
    {
      label: say(monitoringPhrases.approverBucket),
      value: waiting && step ? say(findStep(step).label) : null,
    },
    {
      label: say(monitoringPhrases.approverNames),
      value: waiting && names !== '-' ? names.split('|').map((name) => <div key={name}>{name}</div>) : null,
    },
  ];
}

/** What the access monitor tells of a rejection. */
export function listRejection(row: RequestRow, say: Say): DetailItem[] {
  return [
    { label: say(approvalPhrases.ticketNumber), value: row.ticketNumber },
    { label: say(approvalPhrases.date), value: <DateTime at={row.createdDate} /> },
    { label: say(monitoringPhrases.userId), value: row.userId },
    { label: say(monitoringPhrases.byWhom), value: row.updatedBy },
    { label: say(monitoringPhrases.notes), value: row.notes, wide: true },
  ];
}
