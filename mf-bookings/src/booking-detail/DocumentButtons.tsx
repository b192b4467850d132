import { useMutation } from '@tanstack/react-query';
import { type Booking, bookingExportDownload, bookingReceiptDownload } from 'shared-api/bookings';
import { can, downloadDocument, useSession } from 'shared-api/http';
import { Button, Icon } from 'shared-ui';

const isPaid = ({ paymentStatus }: Booking) => paymentStatus?.toLowerCase() === 'paid';

/** Receipt and invoice have the same path; the name tells which it is (BOOKDETAIL-03, INVOICE-03). */
export function DocumentButtons({ booking }: { booking: Booking }) {
  const user = useSession((state) => state.user);
  const receipt = useMutation(downloadDocument);
  const document = useMutation(downloadDocument);
  if (!can(user, 'bookings.readOwn') && !can(user, 'transactions.readBookings')) return null;
  return (
    <>
      <Button
        variant="primary"
        icon={<Icon name="download" />}
        loading={receipt.isPending}
        onClick={() => receipt.mutate(bookingReceiptDownload(booking))}
      >
        {isPaid(booking) ? 'Get Receipt' : 'Get Invoice'}
      </Button>
      <Button loading={document.isPending} onClick={() => document.mutate(bookingExportDownload(booking))}>
        Export
      </Button>
    </>
  );
}
