import type { Booking } from 'shared-api/bookings';
import { Button, links } from 'shared-ui';
import { ActionsMenu } from 'shared-ui/data';
import { BookingsPage } from './bookings-list/BookingsPage.tsx';
import { useCancellation } from './cancel-booking/useCancellation.tsx';
import { useBookable } from './shared/useBookable.ts';

function RowMenu({ booking, found }: { booking: Booking; found: boolean }) {
  const { allowed, ask, dialog } = useCancellation(booking);
  const isBookable = useBookable();
  const { id, invoiceNumber, service, mayChange } = booking;
  const path = String(id);
  return (
    <>
      {found && allowed && (
        <Button size="small" onClick={ask}>
          Cancel booking
        </Button>
      )}{' '}
      <ActionsMenu
        dots
        label={`Actions for booking ${invoiceNumber ?? id} of ${service.name}`}
        actions={[
          { label: 'View', to: links.booking(path) },
          ...(mayChange ? [{ label: 'Change', to: links.changeBooking(path) }] : []),
          ...(service.id && isBookable(booking)
            ? [{ label: 'Book again', to: links.createBooking(service.id, { again: id }) }]
            : []),
          ...(allowed && !found ? [{ label: 'Cancel booking', danger: true, onSelect: ask }] : []),
        ]}
      />
      {dialog}
    </>
  );
}

const actions = (booking: Booking, found: boolean) => <RowMenu booking={booking} found={found} />;

export const OwnBookingsPage = () => <BookingsPage actions={actions} />;
