import type { Booking } from 'shared-api/bookings';
import { voucherDownload } from 'shared-api/desk';
import { isStaffUser, useDocument, useSession } from 'shared-api/http';
import { Card, Stack } from 'shared-ui';
import { DocumentButton } from 'shared-ui/data';
import { QrCode } from 'shared-ui/details';
import styles from './VoucherCard.module.css';

/** The code is read out in two halves, as in "K7MX 2QPD". */
const inHalves = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;

export function VoucherCard({ booking }: { booking: Booking }) {
  const voucher = useDocument(voucherDownload(booking));
  const isStaff = useSession(({ user }) => isStaffUser(user));
  const { voucherUrl, shortCode, airportDesk, officer } = booking;
  return (
    <Card title="Voucher">
      <Stack space={3}>
        {voucherUrl && (
          <div className={styles.square}>
            <QrCode text={voucherUrl} label="QR code of the voucher" />
          </div>
        )}
        {shortCode && (
          <p>
            <strong className={styles.code}>{inHalves(shortCode)}</strong>
          </p>
        )}
        <p className={styles.what}>
          {isStaff ? 'The passenger shows this' : 'Show this'} at the airport with a passport or national
          card.
        </p>
        {airportDesk?.meetingPoint && <p>Meeting point: {airportDesk.meetingPoint}</p>}
        {officer && (
          <p>
            {isStaff ? 'Officer' : 'Your officer'}: <strong>{officer.name}</strong>.
          </p>
        )}
        {airportDesk && (
          <p>
            Duty desk{' '}
            <a href={`tel:${airportDesk.dutyPhone.replace(/[^\d+]/g, '')}`}>{airportDesk.dutyPhone}</a>
          </p>
        )}
        <DocumentButton label="Get Voucher" what="Voucher" {...voucher} />
      </Stack>
    </Card>
  );
}
