import { BellOutlined } from '@ant-design/icons';
import { printFilter } from '@gerbang/contract/filter/print';
import { equals } from '@gerbang/contract/filter/tree';
import { shellPhrases } from '@gerbang/contract/phrases/shell';
import { screens } from '@gerbang/contract/screens';
import { bucketApprovalStatusPermohonan } from '@gerbang/contract/views/bucket-approval-status-permohonan';
import { Badge, Button, Dropdown, type MenuProps } from 'antd';
import { Link } from 'react-router';
import { useViewPage } from '../../api/use-view-page.ts';
import { useSay } from '../../language/language-context.ts';
import { linkToRequest } from '../../requests/link-to-request.ts';
import type { RequestRow } from '../../requests/request-row.ts';
import { useSession } from '../../session/session-context.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import './bell.css';

const LATEST = 5;
const REFRESH_MS = 60_000;

/** How many requests the person has filed, and the latest five. */
export function Bell() {
  const say = useSay();
  const { userId } = useSession().profile;
  const { data } = useViewPage<RequestRow>(
    bucketApprovalStatusPermohonan,
    { filter: printFilter(equals('userId', userId)), orderby: 'bucketApprovalId desc', top: LATEST, skip: 0 },
    { quiet: true, refreshEveryMs: REFRESH_MS },
  );
  const count = data?.totalItems ?? 0;
  const more = { key: 'more', label: <MoreLink /> };
  const items: NonNullable<MenuProps['items']> = [
    {
      key: 'latest',
      type: 'group',
      label: say(count > 0 ? shellPhrases.bellTitle : shellPhrases.bellEmpty),
      children:
        data?.items.map((row) => ({ key: row.bucketApprovalId, label: <BellEntry row={row} /> })) ?? [],
    },
    { type: 'divider' },
    more,
  ];
  return (
    <Dropdown trigger={['click']} placement="bottomRight" autoFocus menu={{ items, className: 'bell-menu' }}>
      <Button
        type="text"
        aria-label={say(shellPhrases.bell, { count })}
        icon={
          <Badge className="bell-count" count={count} size="small" overflowCount={99}>
            <BellOutlined />
          </Badge>
        }
      />
    </Dropdown>
  );
}

function BellEntry({ row }: { readonly row: RequestRow }) {
  return (
    <Link className="bell-entry" to={linkToRequest(row.ticketNumber)}>
      <span className="bell-ticket">{row.ticketNumber}</span>
      <StatusTag status={row.status} />
      <span className="bell-date">
        <DateTime at={row.createdDate} />
      </span>
    </Link>
  );
}

function MoreLink() {
  const say = useSay();
  return (
    <Link className="bell-more" to={screens.statusPermohonan.path}>
      {say(shellPhrases.more)}
    </Link>
  );
}
