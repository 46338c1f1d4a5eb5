import { CheckCircleOutlined, MinusCircleOutlined, PoweroffOutlined } from '@ant-design/icons';
import { and, equals } from '@gerbang/contract/filter/tree';
import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { runningGrantPhrases as phrases } from '@gerbang/contract/phrases/running-grants';
import { DAY_HOURS, HOUR_MS } from '@gerbang/contract/requests/wire-numbers';
import { userHakAkses } from '@gerbang/contract/views/user-hak-akses';
import { useSay } from '../../language/language-context.ts';
import { nameRequestType } from '../../requests/name-request-type.ts';
import { useSession } from '../../session/session-context.ts';
import { type RunningGrant, useStopGrant } from '../../session/use-stop-grant.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Section } from '../../ui/section.tsx';
import { ToneTag } from '../../ui/tone-tag.tsx';
import { useConfirm } from '../../ui/use-confirm.ts';
import { Countdown } from './countdown.tsx';

/** 'Status Permohonan Berjalan': temporary rights, the time they have left, and the way to end one early. */
export function RunningGrants() {
  const say = useSay();
  const confirm = useConfirm();
  const { userId } = useSession().profile;
  const stop = useStopGrant();
  const title = say(phrases.title);

  const columns: readonly TableColumn<RunningGrant>[] = [
    {
      name: 'ticketNumber',
      title: approvalPhrases.ticketNumber,
      render: (row) => <strong style={{ whiteSpace: 'nowrap' }}>{row.ticketNumber}</strong>,
    },
    { name: 'applicationName', title: phrases.application },
    {
      name: 'typeName',
      title: approvalPhrases.requestType,
      render: (row) => nameRequestType(row.typeName ?? '', say),
    },
    { name: 'timeDuration', title: phrases.duration, render: (row) => <Span ms={row.timeDuration} /> },
    {
      name: 'timeRemaining',
      title: phrases.remaining,
      render: (row) => (
        <Countdown remainingMs={row.timeRemaining ?? 0} onZero={() => void stop(row, 'automatic')} />
      ),
    },
    {
      name: 'isActive',
      title: phrases.status,
      render: (row) =>
        row.isActive === 0 ? (
          <ToneTag tone="green" icon={<CheckCircleOutlined />}>
            {say(phrases.active)}
          </ToneTag>
        ) : (
          <ToneTag tone="grey" icon={<MinusCircleOutlined />}>
            {say(phrases.inactive)}
          </ToneTag>
        ),
    },
  ];

  return (
    <Section title={title}>
      <DataTable<RunningGrant>
        id="berjalan"
        label={title}
        view={userHakAkses}
        columns={columns}
        rowKey={(row) => row.bucketApprovalId ?? 0}
        scope={and(equals('userId', userId), equals('isActive', 0))}
        emptyHint={say(phrases.empty)}
        actions={(row) => (
          <IconButton
            label={say(phrases.stop)}
            icon={<PoweroffOutlined />}
            danger
            onClick={() =>
              confirm({
                title: say(commonPhrases.areYouSure),
                content: `${nameRequestType(row.typeName ?? '', say)} · ${row.applicationName}`,
                danger: true,
                onYes: () => stop(row, 'manual'),
              })
            }
          />
        )}
      />
    </Section>
  );
}

/** A length of time in days and hours, as it was asked for. */
function Span({ ms }: { readonly ms: number | null }) {
  const say = useSay();
  const hours = Math.round((ms ?? 0) / HOUR_MS);
  const days = Math.floor(hours / DAY_HOURS);
  if (days === 0) return say(commonPhrases.hours, { hours });
  const rest = hours % DAY_HOURS;
  return rest === 0 ? say(phrases.days, { days }) : say(phrases.daysAndHours, { days, hours: rest });
}
