import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { UserDetails } from 'shared-api/accounts';
import { clientStatement, clientWalletQuery, type StatementLine } from 'shared-api/clients';
import { can, listOf, useSession } from 'shared-api/http';
import { transactionTypes } from 'shared-api/transactions';
import { displayName } from 'shared-api/wording';
import { Grid, links, Money, Stack, usePageParam } from 'shared-ui';
import { type Column, StatTile } from 'shared-ui/data';
import { DialogButton } from 'shared-ui/dialogs';
import { ProposeAdjustment } from '../shared/ProposeAdjustment.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { StaffTable } from '../shared/StaffTable.tsx';
import { StatementDownload } from './StatementDownload.tsx';

const causes: Record<string, string> = {
  funding: 'Funding',
  booking: 'Booking',
  refund: 'Refund',
  adjustment: 'Adjustment',
  change: 'Change',
  correction: 'Correction',
  payout: 'Payout',
  suspense: 'Found payer',
};

function pathOf({ bookingId, transactionId }: StatementLine): string | undefined {
  if (bookingId) return links.booking(String(bookingId));
  return transactionId ? links.transaction(String(transactionId), transactionTypes.fund) : undefined;
}

function Cause({ line }: { line: StatementLine }) {
  const path = pathOf(line);
  const text = causes[line.cause] ?? line.cause;
  return (
    <div>
      {text}{' '}
      {path && (
        <Link className="nowrap" to={path}>
          {line.invoiceId ?? 'View'}
        </Link>
      )}
      {line.reason && <div>{line.reason}</div>}
    </div>
  );
}

const columns: Column<StatementLine>[] = [
  {
    key: 'date',
    title: 'Date',
    rowScope: 'row',
    line: 1,
    breakable: true,
    dataIndex: 'dateCreated',
    valueType: 'moment',
  },
  { key: 'cause', title: 'Cause', line: 2, render: (_, line) => <Cause line={line} /> },
  { key: 'by', title: 'By', line: 3, render: (_, { by }) => by ?? 'The gateway' },
  { key: 'amount', title: 'Amount', line: 1, dataIndex: 'amount', valueType: 'money' },
  { key: 'balance', title: 'Balance after', line: 3, named: true, dataIndex: 'balance', valueType: 'money' },
];

export function ClientWallet({ client }: { client: UserDetails }) {
  const user = useSession((state) => state.user);
  const wallet = useQuery(clientWalletQuery(client.id));
  const statement = useQuery(
    listOf(clientStatement, { params: { id: client.id }, query: { pageNumber: usePageParam() } }),
  );
  return (
    <Stack space={4}>
      <QueryState query={wallet} subject="The wallet">
        {({ balanceKobo, pendingKobo }) => (
          <Grid minimum="20rem">
            <StatTile label="Balance" icon="wallet" value={<Money kobo={balanceKobo} />} />
            <StatTile label="Awaiting payment" icon="clock" value={<Money kobo={pendingKobo} />} />
          </Grid>
        )}
      </QueryState>
      <StaffTable
        label="Statement"
        query={statement}
        columns={columns}
        rowKey={({ id }) => id}
        empty="Nothing has moved this wallet yet"
        filters={<StatementDownload clientId={client.id} />}
        actions={
          can(user, 'wallet.adjust') && (
            <DialogButton
              dialog={(close) => (
                <ProposeAdjustment client={{ id: client.id, name: displayName(client) }} onClose={close} />
              )}
            >
              Propose adjustment
            </DialogButton>
          )
        }
      />
    </Stack>
  );
}
