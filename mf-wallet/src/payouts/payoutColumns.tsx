import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatShortDateTime } from 'shared-api/dates';
import { mutationOf } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { type Payout, refusePayout } from 'shared-api/payouts';
import { Button, formatDate, formatNaira, Tag } from 'shared-ui';
import { actionColumn, type Column } from 'shared-ui/data';
import { ConfirmDialog } from 'shared-ui/dialogs';

const tones = {
  Asked: 'info',
  Approved: 'info',
  Paid: 'success',
  Returned: 'warning',
  Refused: 'neutral',
} as const;

function outcomeText({ transferDate, reference, refused, returned }: Payout): string | undefined {
  if (returned) return returned.reason ?? undefined;
  if (refused) return refused.reason ?? 'Withdrawn';
  return transferDate ? `Transferred on ${formatDate(transferDate)}, reference ${reference}` : undefined;
}

function Withdraw({ payout }: { payout: Payout }) {
  const [open, setOpen] = useState(false);
  const { mutateAsync } = useMutation({ ...mutationOf(refusePayout), onSettled: () => setOpen(false) });
  const amount = formatNaira(koboOf(payout.amount));
  return (
    <>
      <Button size="small" aria-label={`Withdraw: ${amount}`} onClick={() => setOpen(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        title="Withdraw the payout?"
        open={open}
        confirm="Withdraw"
        cancel="Keep it"
        onConfirm={() => mutateAsync({ params: { id: payout.id } })}
        onClose={() => setOpen(false)}
      >
        <p>{amount} go back to your wallet at once.</p>
      </ConfirmDialog>
    </>
  );
}

export const payoutColumns: readonly Column<Payout>[] = [
  {
    key: 'asked',
    title: 'Asked (WAT)',
    rowScope: 'row',
    nowrap: true,
    line: 1,
    render: (_, { asked }) => formatShortDateTime(asked.at),
  },
  {
    key: 'account',
    title: 'To',
    line: 2,
    whole: true,
    render: (_, { bank, accountNumber, accountName }) => (
      <>
        {bank}, {accountNumber}
        <div>{accountName}</div>
      </>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    line: 3,
    whole: true,
    render: (_, payout) => (
      <>
        <Tag tone={tones[payout.status]}>{payout.status}</Tag>
        {outcomeText(payout) && <div>{outcomeText(payout)}</div>}
      </>
    ),
  },
  { key: 'amount', title: 'Amount', line: 1, nowrap: true, dataIndex: 'amount', valueType: 'money' },
  actionColumn((payout) => payout.status === 'Asked' && <Withdraw payout={payout} />),
];
