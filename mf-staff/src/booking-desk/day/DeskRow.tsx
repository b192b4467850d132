import { type MouseEvent, memo, useState } from 'react';
import { airportCode } from 'shared-api/airports';
import type { DeskBooking } from 'shared-api/bookings';
import { can, useSession } from 'shared-api/http';
import { keepsMarks } from 'shared-api/kept-day';
import { usePublicSettings } from 'shared-api/settings';
import { bookingStatusWords } from 'shared-api/statuses';
import { Button, FlightTag, Icon, lazyPart, StatusTag, useOffline } from 'shared-ui';
import { ActionsMenu } from 'shared-ui/data';
import { consequenceOf, type NextOutcome, nextOutcomes, waitsUntil } from '../../shared/bookingOutcomes.ts';
import { DueTime } from '../../shared/DueTime.tsx';
import { countOf, firstNamesOf, othersOf, whoOf } from '../../shared/deskWords.ts';
import { Needs } from '../../shared/Needs.tsx';
import { isMet, unmarkableReason } from '../attendance/marked.ts';
import type { DayAttendance } from '../attendance/useAttendance.ts';
import type { PendingOutcome } from '../outcomes/pendingOutcomes.ts';
import styles from './DeskRow.module.css';

export interface RowActions {
  open: (booking: DeskBooking) => void;
  record: (bookings: readonly DeskBooking[], outcome: NextOutcome, event?: MouseEvent<HTMLElement>) => void;
  meet: (booking: DeskBooking) => void;
  undo: (outcome: PendingOutcome) => void;
  dismiss: (bookingId: number) => void;
  dismissAttendance: (booking: DeskBooking) => void;
}

interface DeskRowProps {
  booking: DeskBooking;
  actions: RowActions;
  pending: PendingOutcome | undefined;
  unmarked: number;
  /** The text says why a passenger's mark was refused. */
  notRecorded: string | undefined;
  /** If true, a passenger's mark is still only on this device. */
  waits: boolean;
  /** The user saw this status before a colleague recorded an outcome. */
  refusedFrom: string | undefined;
  /**
   * If true, the user has just recorded the outcome. The next action must not appear under the same finger.
   */
  kept: boolean;
  settled: boolean;
  selected: boolean;
  overlap: string | undefined;
  now: Date;
}

export const notRecordedOf = ({ passengers }: DeskBooking, { progress }: DayAttendance): string | undefined =>
  passengers
    .map(({ id }) => progress.get(id))
    .flatMap((one) => (typeof one === 'object' ? one.notRecorded : []))[0];

export const waitsOnDevice = ({ passengers }: DeskBooking, { progress }: DayAttendance): boolean =>
  passengers.some(({ id }) => progress.get(id) === 'kept');

const countText = (passengers: DeskBooking['passengers']): string => {
  const met = passengers.filter(isMet).length;
  return met > 0 ? `${met} of ${passengers.length} met` : countOf(passengers.length, 'passenger');
};

const TakenBy = ({ booking, onDismiss }: { booking: DeskBooking; onDismiss: () => void }) => (
  <p role="status" className={styles.taken}>
    Already set to {bookingStatusWords(booking.bookingStatus)}
    {booking.modifiedBy_FirstName ? ` by ${booking.modifiedBy_FirstName}` : ''}. Your mark was not stored.
    <Button variant="text" aria-label={`Understood: ${whoOf(booking)}`} onClick={onDismiss}>
      Understood
    </Button>
  </p>
);

const ChangeTime = lazyPart(async () => (await import('./ChangeTime.tsx')).ChangeTime);

function Outcomes({ booking, actions, pending, unmarked, kept, now }: DeskRowProps) {
  const user = useSession((state) => state.user);
  const offline = useOffline();
  const { refunds, noShowWaitMinutes: minutes } = usePublicSettings();
  const who = whoOf(booking);
  const [changing, setChanging] = useState(false);
  if (pending)
    return (
      <>
        <strong className={`${styles.marked} success`}>
          <Icon name="check" /> {bookingStatusWords(pending.outcome.to)}
        </strong>
        {!pending.sent && (
          <Button variant="text" aria-label={`Undo: ${who}`} onClick={() => actions.undo(pending)}>
            Undo
          </Button>
        )}
      </>
    );
  const justDone = kept && booking.bookingStatus !== 'Processing';
  const outcomes = justDone ? [] : nextOutcomes(booking.bookingStatus, (permission) => can(user, permission));
  const usual = outcomes.find(({ to }) => to === 'Service_Rendered');
  const rare = outcomes.filter((outcome) => outcome !== usual);
  const movable = booking.bookingStatus === 'Processing' && can(user, 'bookings.changeAny');
  const meetable =
    booking.bookingStatus === 'Processing' &&
    unmarked > 0 &&
    can(user, 'desk.checkIn') &&
    !unmarkableReason(booking, now);
  const rareAction = (outcome: NextOutcome) => {
    const early = waitsUntil(outcome, booking, { now, minutes });
    return {
      label: `${bookingStatusWords(outcome.to)}: ${offline || early || consequenceOf(outcome, booking, refunds)}`,
      danger: outcome.to !== 'Payment_Received',
      onSelect: () => early || actions.record([booking], outcome),
    };
  };
  return (
    <>
      {meetable && (
        <Button
          className={styles.met}
          aria-label={`Met: ${who}`}
          explainDisabled={!keepsMarks() && offline}
          onClick={() => actions.meet(booking)}
        >
          Met
        </Button>
      )}
      {!usual && <StatusTag kind="booking" status={booking.bookingStatus} />}
      {usual && (
        <Button
          className={styles.usual}
          icon={<Icon name="check" />}
          aria-label={`${bookingStatusWords(usual.to)}: ${who}`}
          explainDisabled={offline}
          onClick={(event) => actions.record([booking], usual, event)}
        >
          Rendered
        </Button>
      )}
      {rare.length + Number(movable) > 0 && (
        <ActionsMenu
          dots
          size="middle"
          label={`More actions: ${who}`}
          actions={[
            ...(movable ? [{ label: 'Change time', onSelect: () => setChanging(true) }] : []),
            ...rare.map(rareAction),
          ]}
        />
      )}
      {changing && <ChangeTime booking={booking} onClose={() => setChanging(false)} />}
    </>
  );
}

export const DeskRow = memo(function DeskRow(props: DeskRowProps) {
  const { booking, actions, pending, notRecorded, waits, refusedFrom, settled, selected, overlap } = props;
  const { id, service, additionalService, passengers, airline, flight_Number, bookingStatus } = booking;
  const other = airportCode(booking.destinationAirportId);
  const isTaken = refusedFrom !== undefined && refusedFrom !== bookingStatus;
  return (
    <li
      id={`booking-${id}`}
      aria-current={selected || undefined}
      data-settled={settled}
      data-marked={Boolean(pending)}
      className={styles.row}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.open}
        onClick={() => actions.open(booking)}
      >
        <span className={styles.time}>
          <DueTime booking={booking} />
        </span>
        <span className={styles.flight}>
          <strong className={styles.number}>{flight_Number}</strong>
          <small className={styles.route}>{[airline, other].filter(Boolean).join(' · ')}</small>
        </span>
        <span className={styles.service}>
          {service.name}
          {additionalService && ` + ${additionalService.name}`}
        </span>
        <small className={styles.count}>
          {[countText(passengers), booking.officer?.name].filter(Boolean).join(' · ')}
        </small>
        <span className={styles.people}>
          <span className={styles.who}>
            <span className={styles.names}>{firstNamesOf(passengers)}</span> {othersOf(passengers)}
          </span>
          <FlightTag booking={booking} />
          <Needs passengers={passengers} />
          {overlap && <small className="warning">{overlap}</small>}
        </span>
      </button>
      <div className={styles.actions}>
        <Outcomes {...props} />
      </div>
      {notRecorded && (
        <p role="status" className={styles.taken}>
          Not recorded: {notRecorded}
          <Button
            variant="text"
            aria-label={`Understood: ${whoOf(booking)}`}
            onClick={() => actions.dismissAttendance(booking)}
          >
            Understood
          </Button>
        </p>
      )}
      {waits && (
        <p role="status" className={styles.taken}>
          On this device, not sent yet
        </p>
      )}
      {isTaken && <TakenBy booking={booking} onDismiss={() => actions.dismiss(id)} />}
    </li>
  );
});
