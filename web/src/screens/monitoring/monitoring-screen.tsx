import { EyeOutlined } from '@ant-design/icons';
import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { monitoringPhrases } from '@gerbang/contract/phrases/monitoring';
import type { Phrase } from '@gerbang/contract/phrases/phrase';
import type { Screen } from '@gerbang/contract/screens';
import type { ViewDefinition } from '@gerbang/contract/views/view-definition';
import { type ReactNode, useState } from 'react';
import { type Say, useSay } from '../../language/language-context.ts';
import type { RequestRow } from '../../requests/request-row.ts';
import { statusFilter } from '../../requests/status-filter.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import type { DetailItem } from '../../ui/detail-list.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { MonitoringDetailModal } from './monitoring-detail-modal.tsx';

interface MonitoringScreenProps {
  readonly screen: Screen;
  readonly view: ViewDefinition;
  readonly columns: readonly TableColumn<RequestRow>[];
  /** What its table is called; a list of requests unless said otherwise. */
  readonly listTitle?: Phrase;
  readonly empty?: Phrase;
  /** Rows that have details; the others show a button that cannot be pressed and says why. */
  readonly hasDetail?: (row: RequestRow) => boolean;
  readonly noDetailReason?: Phrase;
  readonly listItems?: (row: RequestRow, say: Say) => DetailItem[];
  readonly children?: ReactNode;
}

/** A read-only list of requests for those who watch over them. */
export function MonitoringScreen(props: MonitoringScreenProps) {
  const { screen, view, columns, hasDetail = () => true, noDetailReason, listItems } = props;
  const say = useSay();
  const [shown, setShown] = useState<RequestRow>();
  const title = say(screen.title);
  return (
    <Page title={title} purpose={say(screen.purpose)}>
      {props.children}
      <Section title={say(props.listTitle ?? monitoringPhrases.listTitle)}>
        <DataTable<RequestRow>
          id="list"
          label={title}
          view={view}
          columns={columns}
          rowKey={(row) => row.bucketApprovalId}
          choice={statusFilter}
          dateColumn="createdDate"
          csvName={title}
          emptyHint={say(props.empty ?? monitoringPhrases.empty)}
          actions={(row) => (
            <IconButton
              label={say(hasDetail(row) || !noDetailReason ? approvalPhrases.detail : noDetailReason)}
              icon={<EyeOutlined />}
              disabled={!hasDetail(row)}
              onClick={() => setShown(row)}
            />
          )}
        />
      </Section>
      <MonitoringDetailModal
        row={shown}
        onClose={() => setShown(undefined)}
        {...(listItems ? { listItems } : {})}
      />
    </Page>
  );
}
