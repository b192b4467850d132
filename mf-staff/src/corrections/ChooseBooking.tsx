import { useQuery } from '@tanstack/react-query';
import { type Booking, listBookings } from 'shared-api/bookings';
import { isEnded } from 'shared-api/corrections';
import { listOf } from 'shared-api/http';
import { bookingStatuses } from 'shared-api/statuses';
import { displayName } from 'shared-api/wording';
import { Button, DateText, StatusTag } from 'shared-ui';
import { FindDrawer, FoundRows } from '../shared/FindDrawer.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { CorrectionOf, correctionTitle } from './ProposeCorrection.tsx';

const nameOf = ({ invoiceNumber, id }: Booking) => invoiceNumber ?? `booking ${id}`;

const status = bookingStatuses.filter(isEnded).join();

function Found({ search, onChoose }: { search: string; onChoose: (booking: Booking) => void }) {
  const bookings = useQuery(listOf(listBookings, { query: { search, status } }));
  return (
    <QueryState query={bookings} subject="The bookings">
      {({ data, meta }) => (
        <FoundRows
          rows={data}
          rowKey={({ id }) => id}
          empty="No booking with an outcome matches"
          more={meta?.nextPage != null && 'More match: type the invoice number or a passenger'}
        >
          {(booking) => (
            <>
              <span>
                <strong>{nameOf(booking)}</strong> <StatusTag kind="booking" status={booking.bookingStatus} />
                <br />
                Flight {booking.flight_Number}, <DateText at={booking.date_Of_Travel} />,{' '}
                {displayName(booking.applicationUser)}
              </span>
              <Button
                size="small"
                aria-label={`Choose: ${nameOf(booking)}`}
                onClick={() => onChoose(booking)}
              >
                Choose
              </Button>
            </>
          )}
        </FoundRows>
      )}
    </QueryState>
  );
}

export const ChooseBooking = () => (
  <FindDrawer<Booking>
    button="Propose correction"
    title="Which booking?"
    label="Invoice number, flight number or passenger"
    found={(search, choose) => <Found search={search} onChoose={choose} />}
    titleOf={correctionTitle}
    form={(booking, close, back) => (
      <CorrectionOf bookingId={booking.id} cancel="Back" onProposed={close} onClose={back} />
    )}
  />
);
