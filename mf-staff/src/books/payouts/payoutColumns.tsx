import { Link } from 'react-router-dom';
import { formatInLagos } from 'shared-api/dates';
import { koboOf } from 'shared-api/money';
import type { Payout } from 'shared-api/payouts';
import { links, Money } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { AccountNumber } from './AccountNumber.tsx';
import { PayoutActions } from './PayoutActions.tsx';

type Step = NonNullable<Payout['approved']>;

function StepLine({ what, step }: { what: string; step: Step | null | undefined }) {
  if (!step) return null;
  return (
    <div>
      {what} {step.by?.name}, {formatInLagos(step.at, 'D MMM, HH:mm')}
      {step.reason && <div>{step.reason}</div>}
    </div>
  );
}

const dayText = (at: string) => formatInLagos(at, 'D MMM YYYY');
const atNoon = (day: string) => `${day}T12:00:00+01:00`;

/** Of a client who asked, the row says so already. */
const askedByStaff = ({ asked, applicationUserId }: Payout) =>
  asked.by?.id === applicationUserId ? null : asked;

export const payoutColumns: readonly Column<Payout>[] = [
  {
    key: 'date',
    header: 'Asked',
    rowHeader: true,
    nowrap: true,
    line: 1,
    render: ({ asked }) => dayText(asked.at),
  },
  {
    key: 'client',
    header: 'Client',
    line: 2,
    render: ({ applicationUserId, business_Name, reason, letter }) => (
      <div>
        <Link to={links.client(String(applicationUserId), { tab: 'wallet' })}>{business_Name}</Link>
        <div>{reason}</div>
        {letter && <div>Letter {letter}</div>}
      </div>
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
    key: 'steps',
    header: 'Steps',
    render: (payout) => {
      const { approved, paid, refused, returned, transferDate, reference } = payout;
      return (
        <>
          <StepLine what="Asked:" step={askedByStaff(payout)} />
          <StepLine what="Approved:" step={approved} />
          <StepLine what="Recorded:" step={paid} />
          {transferDate && (
            <div>
              Transferred {dayText(atNoon(transferDate))}, reference {reference}
            </div>
          )}
          <StepLine what="Ended:" step={refused} />
          <StepLine what="Sent back:" step={returned} />
        </>
      );
    },
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
