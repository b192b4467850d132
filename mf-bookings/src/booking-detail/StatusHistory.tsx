import type { Booking } from 'shared-api/bookings';
import { flightInstant } from 'shared-api/dates';
import { serverNow } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { bookingStatusWords } from 'shared-api/statuses';
import { Card, Money, StatusTag } from 'shared-ui';
import { Timeline, type TimelineEntry } from 'shared-ui/details';
import { lineText, sumsText } from '../shared/changeText.ts';
import styles from './StatusHistory.module.css';

type Outcome = NonNullable<Booking['history']>[number];
type Change = NonNullable<Booking['changes']>[number];

const outcomeEntry = ({ status, dateCreated, by, reason, corrects }: Outcome): TimelineEntry => {
  const corrected = corrects && `${bookingStatusWords(corrects)}, corrected to ${bookingStatusWords(status)}`;
  const who = [corrected, by && `by ${by}`].filter(Boolean).join(' ');
  return {
    key: `${dateCreated} ${status}`,
    at: dateCreated,
    text: <StatusTag kind="booking" status={status} />,
    detail: [who, reason].filter(Boolean).join(': '),
  };
};

const changeEntry = (change: Change): TimelineEntry => ({
  key: change.number,
  at: change.dateCreated,
  text: change.by ? `Changed by ${change.by}` : 'Changed',
  detail: (
    <>
      <ul className={styles.lines}>
        {change.lines.map((line) => (
          <li key={lineText(line)}>{lineText(line)}</li>
        ))}
      </ul>
      {[change.reason, sumsText(change)].filter(Boolean).join(', ')}
    </>
  ),
});

const isBeginning = ({ status }: Outcome) => status === 'Processing';

const bookedPriceKobo = ({ price, changes = [] }: Booking): number =>
  changes.reduce(
    (kobo, { charged, refunded, kept }) => kobo - koboOf(charged) + koboOf(refunded) + koboOf(kept),
    koboOf(price),
  );

function entriesOf(booking: Booking): TimelineEntry[] {
  const { dateCreated, history = [], changes = [], refund, paymentStatus, bookingStatus } = booking;
  const entries: TimelineEntry[] = [
    ...changes.map(changeEntry),
    ...history.filter((outcome) => !isBeginning(outcome)).map(outcomeEntry),
  ];
  if (dateCreated) {
    const price = <Money kobo={bookedPriceKobo(booking)} />;
    const detail = paymentStatus?.toLowerCase() === 'paid' ? <>{price} paid from the wallet</> : price;
    entries.unshift({ key: 'booked', at: dateCreated, text: 'Booked', detail });
  }
  if (refund) {
    const text = (
      <>
        <Money kobo={koboOf(refund.amount)} /> back in the wallet
      </>
    );
    entries.push({ key: 'refund', at: refund.dateCreated, text });
  }
  if (bookingStatus === 'Processing') {
    const at = flightInstant(booking.date_Of_Travel, new Date(booking.date_Of_Arrival));
    const detail = at > serverNow() ? 'To come' : 'Not recorded yet how it went';
    entries.push({ key: 'meeting', at, isToCome: true, text: 'An officer meets the passengers', detail });
  }
  return entries;
}

export function StatusHistory({ booking }: { booking: Booking }) {
  const entries = entriesOf(booking);
  if (entries.length === 0) return null;
  return (
    <Card title="Status history">
      <Timeline entries={entries} />
    </Card>
  );
}
