import { cancellationDeadline } from 'shared-api/bookings';
import { useServerNow } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { countOf } from 'shared-api/wording';
import { Money, ShortMomentText, Stack } from 'shared-ui';
import { flightAt } from '../../shared/bookingValues.ts';
import { flightRoute } from '../../shared/flightRoute.ts';
import type { FlightPrice, Quote } from '../review/flightGroups.ts';
import styles from './PriceSummary.module.css';

interface Props {
  quote: Quote;
  balanceKobo: number | undefined;
}

export function PriceSummary({ quote: { flights, totalKobo }, balanceKobo }: Props) {
  const isSeveral = new Set(flights.map(({ service }) => service.id)).size > 1;
  return (
    <>
      <Stack component="dl" space={3}>
        {flights.map((flight) => (
          <div key={JSON.stringify([flight.service.id, flight.flight])} className={styles.row}>
            <dt>
              {isSeveral && `${flight.service.name}, `}
              <strong>Flight {flight.flight.Flight_Number}</strong>,{' '}
              {flightRoute(flight.service, flight.flight)}, <ShortMomentText at={flightAt(flight.flight)} />
              <small>
                {flight.passengers > 1 || flight.additional ? (
                  <Arithmetic price={flight} />
                ) : (
                  countOf(flight.passengers, 'passenger')
                )}
              </small>
              <Cancellation at={flightAt(flight.flight)} />
            </dt>
            <dd>
              <Money kobo={flight.sumKobo} />
            </dd>
          </div>
        ))}
      </Stack>
      <Stack component="dl" space={3} className={styles.total}>
        <div className={`${styles.row} ${styles.price}`}>
          <dt>Total price</dt>
          <dd>
            <Money kobo={totalKobo} />
          </dd>
        </div>
        {balanceKobo !== undefined && <WalletAfter balanceKobo={balanceKobo} totalKobo={totalKobo} />}
      </Stack>
    </>
  );
}

const Arithmetic = ({ price: { passengers, priceKobo, additional, sumKobo } }: { price: FlightPrice }) => (
  <>
    {passengers} × <Money kobo={priceKobo} />
    {additional && (
      <>
        {' '}
        + <Money kobo={additional.priceKobo} /> ({additional.name})
      </>
    )}{' '}
    = <Money kobo={sumKobo} />
  </>
);

function Cancellation({ at }: { at: Date }) {
  const { cancellationHours, refunds } = usePublicSettings();
  const until = cancellationDeadline(at, cancellationHours);
  if (until <= useServerNow()) return <small>It can no longer be cancelled</small>;
  return (
    <small>
      {refunds.Canceled === 100 ? 'Free cancellation' : 'Cancellation'} until <ShortMomentText at={until} />
    </small>
  );
}

const WalletAfter = ({ balanceKobo, totalKobo }: { balanceKobo: number; totalKobo: number }) => (
  <>
    <div className={`${styles.row} small`}>
      <dt>Wallet balance</dt>
      <dd>
        <Money kobo={balanceKobo} />
      </dd>
    </div>
    <div className={`${styles.row} small`}>
      <dt>{balanceKobo < totalKobo ? 'Missing in the wallet' : 'Wallet after this booking'}</dt>
      <dd>
        <Money kobo={Math.abs(balanceKobo - totalKobo)} />
      </dd>
    </div>
  </>
);
