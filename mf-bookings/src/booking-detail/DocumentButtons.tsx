import { type Booking, bookingExportDownload, bookingReceiptDownload } from 'shared-api/bookings';
import { can, useDocument, useSession } from 'shared-api/http';
import { DocumentButton } from 'shared-ui/data';

const isPaid = ({ paymentStatus }: Booking) => paymentStatus?.toLowerCase() === 'paid';

/** Receipt and invoice have the same path; the name tells which it is (BOOKDETAIL-03, INVOICE-03). */
export function DocumentButtons({ booking }: { booking: Booking }) {
  const user = useSession((state) => state.user);
  const receipt = useDocument(bookingReceiptDownload(booking));
  const document = useDocument(bookingExportDownload(booking));
  if (!can(user, 'bookings.readOwn') && !can(user, 'transactions.readBookings')) return null;
  const proof = isPaid(booking) ? 'Receipt' : 'Invoice';
  return (
    <>
      <DocumentButton variant="primary" label={`Get ${proof}`} what={proof} {...receipt} />
      <DocumentButton label="Export" what="Booking document" {...document} />
    </>
  );
}
