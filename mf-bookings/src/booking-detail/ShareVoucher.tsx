import type { Booking } from 'shared-api/bookings';
import { formatShortDateTime } from 'shared-api/dates';
import { dialled } from 'shared-api/wording';
import { Button, CopyButton, Inline, OutsideButton } from 'shared-ui';
import { airportName } from '../shared/airportName.ts';
import { inHalves } from '../shared/inHalves.ts';
import styles from './VoucherCard.module.css';

interface Props {
  booking: Booking;
  voucherUrl: string;
}

/** The text must contain no price and no other passenger's name. */
function passengerText({ booking, voucherUrl }: Props): string {
  const { service, airportId, date_Of_Arrival, flight_Number, airportDesk, shortCode } = booking;
  return [
    `${service.name} at ${airportName(airportId)}, ${formatShortDateTime(date_Of_Arrival)} WAT, flight ${flight_Number}.`,
    airportDesk?.meetingPoint && `Meeting point: ${airportDesk.meetingPoint}.`,
    airportDesk && `Duty desk: ${airportDesk.dutyPhone}.`,
    shortCode && `Voucher ${inHalves(shortCode)}, to show with a passport or national card:`,
    voucherUrl,
  ]
    .filter(Boolean)
    .join('\n');
}

const international = (phone: string) => dialled(phone).replace(/^0/, '+234');

export function ShareVoucher(props: Props) {
  const text = passengerText(props);
  const [only, ...others] = props.booking.passengers;
  const phone = only?.mobileNumber && others.length === 0 ? international(only.mobileNumber) : '';
  const encoded = encodeURIComponent(text);
  return (
    <section aria-label="Share with passenger" className="screenOnly">
      <p className={styles.share}>Share with passenger</p>
      <Inline space={2}>
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ text }).catch(() => undefined)}>Share</Button>
        )}
        <OutsideButton href={`https://wa.me/${phone.slice(1)}?text=${encoded}`}>WhatsApp</OutsideButton>
        <OutsideButton href={`sms:${phone}?body=${encoded}`}>SMS</OutsideButton>
        <CopyButton text={text} />
      </Inline>
    </section>
  );
}
