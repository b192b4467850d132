import { Link } from 'react-router-dom';
import { koboOf } from 'shared-api/money';
import type { Payout } from 'shared-api/payouts';
import { DateTimeText, formatDate, links, Money } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { AccountNumber } from './AccountNumber.tsx';
import { PayoutActions } from './PayoutActions.tsx';

type Step = NonNullable<Payout['approved']>;

function StepLine({ what, step }: { what: string; step: Step | null | undefined }) {
  if (!step) return null;
  return (
    <div>
      {what} {step.by?.name}, <DateTimeText at={step.at} />
      {step.reason && <div>{step.reason}</div>}
    </div>
  );
}

const atNoon = (day: string) => `${day}T12:00:00+01:00`;

export const payoutColumns: readonly Column<Payout>[] = [
  {
    key: 'date',
    header: 'Asked',
    rowHeader: true,
    nowrap: true,
    line: 1,
    render: ({ asked }) => formatDate(asked.at),
  },
  {
    key: 'client',
    header: 'Client',
    line: 2,
    render: ({ applicationUserId, business_Name }) => (
      <Link to={links.client(String(applicationUserId), { tab: 'wallet' })}>{business_Name}</Link>
    ),
  },
  {
    key: 'account',
    header: 'To',
    line: 2,
    render: (payout) => (
      <div>
        {payout.accountName}
        <div>{payout.bank}</div>
        <AccountNumber payout={payout} />
      </div>
    ),
  },
  {
    key: 'reason',
    header: 'Reason',
    render: ({ reason, letter }) => (
      <div>
        {reason}
        {letter && <div>Letter {letter}</div>}
      </div>
    ),
  },
  {
    key: 'steps',
    header: 'Steps',
    line: 3,
    render: ({ asked, approved, paid, refused, returned, transferDate, reference }) => (
      <>
        <StepLine what="Asked:" step={asked} />
        <StepLine what="Approved:" step={approved} />
        <StepLine what="Recorded:" step={paid} />
        {transferDate && (
          <div>
            Transferred {formatDate(atNoon(transferDate))}, reference {reference}
          </div>
        )}
        <StepLine what="Ended:" step={refused} />
        <StepLine what="Sent back:" step={returned} />
      </>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    line: 1,
    align: 'end',
    nowrap: true,
    render: ({ amount }) => <Money kobo={koboOf(amount)} />,
  },
  {
    key: 'action',
    header: 'Action',
    action: true,
    align: 'end',
    line: 3,
    render: (payout) => <PayoutActions payout={payout} />,
  },
];
