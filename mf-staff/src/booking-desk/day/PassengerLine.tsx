import type { Passenger } from 'shared-api/bookings';
import { formatPhone } from 'shared-api/wording';
import { Icon, Stack, VisuallyHidden } from 'shared-ui';
import { type Named, nameOf, needsOf, type WithNeeds } from '../../shared/deskWords.ts';
import { PassengerMarks, type PassengerMarksProps } from '../attendance/PassengerMarks.tsx';
import styles from './DeskDetails.module.css';

export const Call = ({ name, number }: { name: string; number: string | null | undefined }) =>
  number && (
    <a href={`tel:${number}`} className={styles.call}>
      <Icon name="phone" /> <VisuallyHidden>Call {name}: </VisuallyHidden>
      {formatPhone(number)}
    </a>
  );

interface Props extends Omit<PassengerMarksProps, 'progress' | 'mark' | 'dismiss'> {
  passenger: Named & WithNeeds & Pick<Passenger, 'id' | 'attendance' | 'mobileNumber'>;
  attendance: Pick<PassengerMarksProps, 'progress' | 'mark' | 'dismiss'>;
}

export function PassengerLine({ passenger, booking, marker, attendance }: Props) {
  const needs = needsOf(passenger);
  return (
    <Stack component="li" space={1}>
      <strong>{nameOf(passenger)}</strong>
      <Call name={nameOf(passenger)} number={passenger.mobileNumber} />
      {needs && (
        <strong className="warning">
          <Icon name={passenger.wheel_Chair ? 'wheelchair' : 'note'} /> {needs}
        </strong>
      )}
      <PassengerMarks passenger={passenger} booking={booking} marker={marker} {...attendance} />
    </Stack>
  );
}
