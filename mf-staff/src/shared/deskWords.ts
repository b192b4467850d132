import type { DeskBooking, Passenger } from 'shared-api/bookings';

export { countOf } from 'shared-api/wording';

export const isWaiting = ({ bookingStatus }: Pick<DeskBooking, 'bookingStatus'>) =>
  bookingStatus === 'Processing';

export type WithNeeds = Pick<Passenger, 'wheel_Chair' | 'special_Requirement' | 'needsStated'>;

export const needsOf = ({ wheel_Chair, special_Requirement, needsStated }: WithNeeds): string =>
  [wheel_Chair && 'Wheelchair', special_Requirement, needsStated && 'Needs stated']
    .filter(Boolean)
    .join('; ');

export type Named = Pick<Passenger, 'designation' | 'firstName' | 'lastName'>;

export const nameOf = ({ designation, firstName, lastName }: Named): string =>
  [designation, firstName, lastName].filter(Boolean).join(' ');

const namesShown = 2;

export const firstNamesOf = (passengers: readonly Named[]): string =>
  passengers.slice(0, namesShown).map(nameOf).join(', ');

export const othersOf = ({ length }: readonly Named[]): string =>
  length > namesShown ? `+${length - namesShown}` : '';

export const namesOf = (passengers: readonly Named[]): string =>
  `${firstNamesOf(passengers)} ${othersOf(passengers)}`.trimEnd();

export const whoOf = ({
  contact,
  flight_Number,
}: { contact: { name: string } } & Pick<DeskBooking, 'flight_Number'>): string =>
  `${contact.name}, flight ${flight_Number}`;

export const unassignedOf = (bookings: readonly DeskBooking[]): readonly DeskBooking[] =>
  bookings.filter((booking) => isWaiting(booking) && !booking.officer);
