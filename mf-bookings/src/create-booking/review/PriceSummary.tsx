import { DateText, Money } from 'shared-ui';
import { flightRoute } from '../../shared/routeWords.ts';
import type { FlightPrice, Quote } from './flightGroups.ts';
import styles from './PriceSummary.module.css';

interface Props {
  quote: Quote;
  /** Nothing is said about a balance that loads or has failed (G94). */
  balanceKobo: number | undefined;
}

/** The arithmetic is in the open: 3 × ₦50,000.00 + extra = total, wallet after. */
export function PriceSummary({ quote: { flights, totalKobo }, balanceKobo }: Props) {
  const isSeveral = new Set(flights.map(({ service }) => service.id)).size > 1;
  return (
    <dl className={styles.sums}>
      {flights.map((flight) => (
        <div key={JSON.stringify([flight.service.id, flight.flight])} className={styles.row}>
          <dt>
            {isSeveral && `${flight.service.name}, `}
            <strong>Flight {flight.flight.Flight_Number}</strong>,{' '}
            {flightRoute(flight.service, flight.flight)}, <DateText at={flight.flight.Date_Of_Travel} />
            {(flight.passengers > 1 || flight.additional) && <Arithmetic price={flight} />}
          </dt>
          <dd>
            <Money kobo={flight.sumKobo} />
          </dd>
        </div>
      ))}
      <div className={`${styles.row} ${styles.total}`}>
        <dt>Total price</dt>
        <dd>
          <Money kobo={totalKobo} />
        </dd>
      </div>
      {balanceKobo !== undefined && <WalletAfter balanceKobo={balanceKobo} totalKobo={totalKobo} />}
    </dl>
  );
}

const Arithmetic = ({ price: { passengers, priceKobo, additional, sumKobo } }: { price: FlightPrice }) => (
  <span className={styles.arithmetic}>
    {passengers} × <Money kobo={priceKobo} />
    {additional && (
      <>
        {' '}
        + <Money kobo={additional.priceKobo} /> ({additional.name})
      </>
    )}{' '}
    = <Money kobo={sumKobo} />
  </span>
);

const WalletAfter = ({ balanceKobo, totalKobo }: { balanceKobo: number; totalKobo: number }) => (
  <>
    <div className={styles.row}>
      <dt>Wallet balance</dt>
      <dd>
        <Money kobo={balanceKobo} />
      </dd>
    </div>
    {balanceKobo >= totalKobo && (
      <div className={styles.row}>
        <dt>Wallet after this booking</dt>
        <dd>
          <Money kobo={balanceKobo - totalKobo} />
        </dd>
      </div>
    )}
  </>
);
