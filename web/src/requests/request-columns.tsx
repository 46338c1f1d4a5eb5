import { SwapOutlined } from '@ant-design/icons';
import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { deputiPhrases } from '@gerbang/contract/requests/deputi';
import { useSay } from '../language/language-context.ts';
import type { TableColumn } from '../ui/data-table/table-column.ts';
import { StatusTag } from '../ui/status-tag.tsx';
import { ToneTag } from '../ui/tone-tag.tsx';
import { nameRequestType } from './name-request-type.ts';
import type { RequestRow } from './request-row.ts';

type RequestColumn = TableColumn<RequestRow>;

const ticketNumber: RequestColumn = {
  name: 'ticketNumber',
  title: approvalPhrases.ticketNumber,
  render: (row) => <Ticket row={row} />,
};
const username: RequestColumn = { name: 'firstName', title: approvalPhrases.username };
const requestType: RequestColumn = {
  name: 'typeName',
  title: approvalPhrases.requestType,
  minWidth: 130,
  render: (row) => <TypeName row={row} />,
};
const date: RequestColumn = { name: 'createdDate', title: approvalPhrases.date };
const status: RequestColumn = { name: 'status', render: (row) => <StatusTag status={row.status} /> };
const description: RequestColumn = {
  name: 'description',
  title: approvalPhrases.description,
  minWidth: 180,
  render: (row) => <Description row={row} />,
};

/** An approver's look at requests. */
export const approvalColumns = [ticketNumber, username, requestType, date, description];

/** A filer's look at their own. */
export const ownRequestColumns = [ticketNumber, requestType, date, status, description];

function Ticket({ row }: { readonly row: RequestRow }) {
  const say = useSay();
  const { onBehalfOf } = row.can;
  return (
    <>
      <strong style={{ whiteSpace: 'nowrap' }}>{row.ticketNumber}</strong>
      {onBehalfOf && (
        <ToneTag tone="purple" icon={<SwapOutlined />}>
          {say(deputiPhrases.onBehalfOf, { name: onBehalfOf })}
        </ToneTag>
      )}
    </>
  );
}

function TypeName({ row }: { readonly row: RequestRow }) {
  return nameRequestType(row.typeName, useSay());
}

function Description({ row }: { readonly row: RequestRow }) {
  const say = useSay();
  return row.description || say(commonPhrases.noDescription);
}
