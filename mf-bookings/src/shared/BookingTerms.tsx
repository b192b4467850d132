import { usePublicSettings } from 'shared-api/settings';
import { useText } from 'shared-api/terms';
import { countOf } from 'shared-api/wording';
import { Banner, PublishedText, Stack } from 'shared-ui';
import styles from './BookingTerms.module.css';

const partOf = (percent: number) => {
  if (percent === 100) return 'the booking’s whole price';
  return percent === 0 ? 'nothing of the booking’s price' : `${percent} per cent of the booking’s price`;
};

/** The sample contains every clause that the requirements name. */
function SampleTerms({ version }: { version: string }) {
  const { cancellationHours, refunds } = usePublicSettings();
  return (
    <Stack className={styles.terms} style={{ maxWidth: '48rem' }}>
      <Banner tone="info" title="Sample wording for legal review">
        To be replaced by the authority's approved text before the portal is opened to the public.
      </Banner>
      <ol className={styles.clauses}>
        <li>
          <h3>Declaration</h3>
          <p>For myself and for every passenger in this booking I declare that:</p>
          <ol type="a">
            <li>
              the protocol service does not exempt me or any passenger from security screening, customs,
              immigration or health checks;
            </li>
            <li>every passenger has packed his or her own bags and answers for what is in them;</li>
            <li>
              no passenger carries prohibited items, arms, drugs or any other substance that the law forbids;
            </li>
            <li>every passenger holds valid travel documents for the journey;</li>
            <li>the details given in this booking are true and complete.</li>
            {version > '2026-11-24' && (
              <li>
                every passenger agreed to what I state of them, and a parent or guardian for whoever is under
                18.
              </li>
            )}
          </ol>
        </li>
        <li>
          <h3>Indemnity form</h3>
          <p>
            I indemnify the authority, its officers and its agents against every claim, loss, damage, cost and
            penalty that arises from a breach of this declaration by me or by any passenger in this booking,
            or from anything that we carry. The authority is not liable for delays, for missed flights or for
            decisions of airlines and of security, customs, immigration or health officers.
          </p>
        </li>
        <li>
          <h3>Payment and cancellation</h3>
          <p>
            The price is taken from the wallet when the booking is confirmed. A booking can be cancelled, and{' '}
            {partOf(refunds.Canceled)} goes back to the wallet, until {countOf(cancellationHours, 'hour')}{' '}
            before the flight’s time at the airport (West Africa Time). After that the booking cannot be
            cancelled. When a passenger does not appear, {partOf(refunds.No_Show)} is returned. When the
            flight itself is cancelled, {partOf(refunds.Flight_Canceled)} goes back to the wallet.
          </p>
        </li>
      </ol>
      <p>Version {version}</p>
    </Stack>
  );
}

export function BookingTerms({ version: asked }: { version?: string | undefined }) {
  const { version, sample, query } = useText('booking', asked);
  return sample ? <SampleTerms version={version} /> : <PublishedText query={query} version={version} />;
}
