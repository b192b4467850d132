import { type Booking, bookingExportDownload, bookingReceiptDownload } from 'shared-api/bookings';
import { can, isStaffUser, useDocument, useSession } from 'shared-api/http';
import { Card, Stack } from 'shared-ui';
import { DocumentButton } from 'shared-ui/data';
import styles from './Documents.module.css';

const isPaid = ({ paymentStatus }: Booking) => paymentStatus?.toLowerCase() === 'paid';

/** Receipt and invoice have the same path; the name tells which it is (BOOKDETAIL-03, INVOICE-03). */
export function Documents({ booking }: { booking: Booking }) {
  const user = useSession((state) => state.user);
  const receipt = useDocument(bookingReceiptDownload(booking));
  const document = useDocument(bookingExportDownload(booking));
  if (!can(user, 'bookings.readOwn') && !can(user, 'transactions.readBookings')) return null;
  const proof = isPaid(booking) ? 'Receipt' : 'Invoice';
  return (
    <Card title="Documents" className={styles.documents}>
      <Stack space={4}>
        <div>
          <DocumentButton
            variant={isStaffUser(user) ? 'default' : 'primary'}
            label={`Get ${proof}`}
            what={proof}
            {...receipt}
          />
          <p className={styles.what}>
            {isPaid(booking) ? 'What was paid, for your books' : 'What is to be paid'}
          </p>
        </div>
        <div>
          <DocumentButton label="Export" what="Booking document" {...document} />
          <p className={styles.what}>The booking document: flight, passengers and what they need</p>
        </div>
      </Stack>
    </Card>
  );
}
