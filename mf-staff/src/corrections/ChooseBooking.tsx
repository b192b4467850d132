import { useQuery } from '@tanstack/react-query';
import { allBookingsQuery } from 'shared-api/bookings';
import { isEnded } from 'shared-api/corrections';
import { bookingStatuses } from 'shared-api/statuses';
import { displayName } from 'shared-api/wording';
import { DateText, StatusTag } from 'shared-ui';
import { FindDialog, FoundRows } from '../shared/FindDialog.tsx';
import { QueryState } from '../shared/QueryState.tsx';
import { RowActions } from '../shared/RowActions.tsx';
import { ProposeCorrection } from './ProposeCorrection.tsx';

/** Those that have an outcome which may be wrong. */
const status = bookingStatuses.filter(isEnded).join();

function Found({ search, onProposed }: { search: string; onProposed: () => void }) {
  const bookings = useQuery(allBookingsQuery({ search, status }));
  return (
    <QueryState query={bookings} subject="The bookings">
      {({ data }) => (
        <FoundRows rows={data} rowKey={({ id }) => id} empty="No booking with an outcome matches">
          {({ id, invoiceNumber, flight_Number, date_Of_Travel, applicationUser, bookingStatus }) => (
            <>
              <span>
                <strong>{invoiceNumber ?? `Booking ${id}`}</strong>{' '}
                <StatusTag kind="booking" status={bookingStatus} />
                <br />
                Flight {flight_Number}, <DateText at={date_Of_Travel} />, {displayName(applicationUser)}
              </span>
              <RowActions
                subject={invoiceNumber ?? `booking ${id}`}
                usual={{
                  label: 'Choose',
                  dialog: (close) => (
                    <ProposeCorrection bookingId={id} onProposed={onProposed} onClose={close} />
                  ),
                }}
              />
            </>
          )}
        </FoundRows>
      )}
    </QueryState>
  );
}

/** Finds the booking whose outcome is wrong. */
export const ChooseBooking = () => (
  <FindDialog
    button="Propose correction"
    title="Which booking?"
    label="Invoice number, flight number or passenger"
  >
    {(search, close) => <Found search={search} onProposed={close} />}
  </FindDialog>
);
