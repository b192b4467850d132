import type { Booking } from 'shared-api/bookings';
import { formatPhone } from 'shared-api/wording';
import { Button, Icon, Inline } from 'shared-ui';
import { SelectInput } from 'shared-ui/data';
import { useStore } from 'zustand';
import { airportCode } from '../shared/airportName.ts';
import { passengerName } from '../shared/bookingValues.ts';
import { flightBefore, peopleOf } from './bookedBefore.ts';
import type { BookingStore } from './bookingStore.ts';

interface Props {
  booking: BookingStore;
  earlier: readonly Booking[];
}

export const BookedBeforeOffers = ({ part, ...props }: Props & { part: 'flight' | 'people' }) =>
  part === 'flight' ? <LastFlight {...props} /> : <KnownPeople {...props} />;

/** All of the flight booked last but its day, until another number is given. */
function LastFlight({ booking, earlier: [last] }: Props) {
  const isOpen = useStore(booking, ({ typed, form }) => form.mode === 'new' && !typed.Flight_Number);
  if (!last || !isOpen) return null;
  const { AirportId, DestinationAirportId, Flight_Number = '' } = flightBefore(last, 'again');
  return (
    <Inline>
      <Button
        icon={<Icon name="copy" />}
        onClick={() =>
          booking.dispatch({
            type: 'filled',
            values: flightBefore(last, 'again'),
            next: 'Date_Of_Travel',
          })
        }
      >
        Last flight: {Flight_Number}, {airportCode(AirportId)} to {airportCode(DestinationAirportId)}
      </Button>
    </Inline>
  );
}

/** One choice fills in a passenger who was booked before; whoever is in the table is not offered again. */
function KnownPeople({ booking, earlier }: Props) {
  const added = useStore(booking, (machine) => machine.added);
  const isNew = useStore(booking, ({ form }) => form.mode === 'new');
  const here = new Set(added.map(({ person }) => passengerName(person)));
  const people = peopleOf(earlier).filter((person) => !here.has(passengerName(person)));
  if (!isNew || people.length === 0) return null;
  const options = people.map((person, index) => ({
    value: index,
    label: [passengerName(person), formatPhone(person.mobileNumber)].filter(Boolean).join(', '),
  }));
  return (
    <SelectInput
      label="Booked before"
      value={undefined}
      options={options}
      onChoose={(index) => {
        const person = people[index];
        if (person) booking.dispatch({ type: 'filled', values: person });
      }}
    />
  );
}
