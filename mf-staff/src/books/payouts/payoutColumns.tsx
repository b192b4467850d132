import { Link } from 'react-router-dom';
import { formatShortDate } from 'shared-api/dates';
import type { Payout } from 'shared-api/payouts';
import { links, ShortMomentText } from 'shared-ui';
import { actionColumn, type Column } from 'shared-ui/data';
import { AccountNumber } from './AccountNumber.tsx';
import { PayoutActions } from './PayoutActions.tsx';
import styles from './payoutColumns.module.css';

type Step = NonNullable<Payout['approved']>;

function StepLine({ what, step }: { what: string; step: Step | null | undefined }) {
  if (!step) return null;
  return (
    <div>
      {what} {step.by?.name}, <ShortMomentText at={step.at} zone={false} />
      {step.reason && <div>{step.reason}</div>}
    </div>
  );
}

const askedByStaff = ({ asked, applicationUserId }: Payout) =>
  asked.by?.id === applicationUserId ? null : asked;

function Steps(payout: Payout) {
  const { approved, paid, refused, returned, transferDate, reference } = payout;
  return (
    <>
      <StepLine what="Asked:" step={askedByStaff(payout)} />
      <StepLine what="Approved:" step={approved} />
      <StepLine what="Recorded:" step={paid} />
      {transferDate && (
        <div>
          Transferred {formatShortDate(transferDate)}, reference {reference}
        </div>
      )}
      <StepLine what="Ended:" step={refused} />
      <StepLine what="Sent back:" step={returned} />
    </>
  );
}

export const payoutColumns: readonly Column<Payout>[] = [
  {
    key: 'date',
    title: 'Asked',
    rowScope: 'row',
    nowrap: true,
    line: 1,
    render: (_, { asked }) => formatShortDate(asked.at),
  },
  {
    key: 'client',
    title: 'Client',
    line: 2,
    render: (_, payout) => (
      <div className={styles.whole}>
        <Link to={links.client(String(payout.applicationUserId), { tab: 'wallet' })}>
          {payout.business_Name}
        </Link>
        <div>{payout.reason}</div>
        {payout.letter && <div>Letter {payout.letter}</div>}
        <Steps {...payout} />
      </div>
    ),
  },
  {
    key: 'account',
    title: 'To',
    line: 3,
    render: (_, payout) => (
      <div className={styles.whole}>
        {payout.accountName}
        <div>{payout.bank}</div>
        <AccountNumber payout={payout} />
      </div>
    ),
  },
  { key: 'amount', title: 'Amount', line: 1, nowrap: true, dataIndex: 'amount', valueType: 'money' },
  actionColumn((payout) => <PayoutActions payout={payout} />),
];
