import type { Booking } from 'shared-api/bookings';
import { koboOf } from 'shared-api/money';
import { Card, Inline, Money } from 'shared-ui';
import styles from './PriceCard.module.css';

/**
 * The service's price may have changed since the booking. The parts are shown only if they add up to the
 * total.
 */
function partsOf({ passengers, service, additionalService: extra, price }: Booking) {
  if (service.price === undefined) return null;
  const each = koboOf(service.price);
  const extraKobo = extra ? koboOf(extra.price) : 0;
  if (passengers.length * each + extraKobo !== koboOf(price)) return null;
  return (
    <p>
      {passengers.length} × <Money kobo={each} />
      {extra && (
        <>
          {' '}
          + <Money kobo={extraKobo} /> ({extra.name})
        </>
      )}
    </p>
  );
}

export const PriceCard = ({ booking }: { booking: Booking }) => (
  <Card title="Price">
    {partsOf(booking)}
    <Inline component="p" between className={styles.total}>
      Total <Money kobo={koboOf(booking.price)} />
    </Inline>
  </Card>
);
