import type { Booking } from 'shared-api/bookings';
import { voucherDownload } from 'shared-api/desk';
import { isStaffUser, useDocument, useSession } from 'shared-api/http';
import { dialled } from 'shared-api/wording';
import { Card, Stack } from 'shared-ui';
import { DocumentButton } from 'shared-ui/data';
import { QrCode } from 'shared-ui/details';
import { inHalves } from '../shared/inHalves.ts';
import { MeetingPicture } from '../shared/MeetingPicture.tsx';
import trip from '../shared/TripCard.module.css';
import { ShareVoucher } from './ShareVoucher.tsx';
import styles from './VoucherCard.module.css';

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
            <strong className={trip.code}>{inHalves(shortCode)}</strong>
          </p>
        )}
        <small>
          {isStaff ? 'The passenger shows this' : 'Show this'} at the airport with a passport or national
          card.
        </small>
        {airportDesk?.meetingPoint && <p>Meeting point: {airportDesk.meetingPoint}</p>}
        <MeetingPicture address={airportDesk?.picture} />
        {officer && (
          <p>
            {isStaff ? 'Officer' : 'Your officer'}: <strong>{officer.name}</strong>.
          </p>
        )}
        {airportDesk && (
          <p>
            Duty desk <a href={`tel:${dialled(airportDesk.dutyPhone)}`}>{airportDesk.dutyPhone}</a>
          </p>
        )}
        <DocumentButton
          variant={isStaff ? 'default' : 'primary'}
          label="Get Voucher"
          what="Voucher"
          {...voucher}
        />
        {!isStaff && voucherUrl && <ShareVoucher booking={booking} voucherUrl={voucherUrl} />}
      </Stack>
    </Card>
  );
}
