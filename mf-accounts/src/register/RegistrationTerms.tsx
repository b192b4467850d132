import { useText } from 'shared-api/terms';
import { Banner, PublishedText, Stack } from 'shared-ui';
import styles from './RegistrationTerms.module.css';

/** The sample contains every clause that the requirements name. */
const SampleTerms = ({ version }: { version: string }) => (
  <Stack style={{ maxWidth: '48rem' }}>
    <Banner tone="info" title="Sample wording for legal review">
      To be replaced by the authority's approved text before the portal is opened to the public.
    </Banner>
    <Stack component="ol" className={styles.clauses}>
      <li>
        <h3>Use of the protocol unit's services</h3>
        <p>
          I affirm that I wish to use the services of the authority's protocol unit, for myself and for the
          passengers whom I register for them, and that I will use those services only for lawful travel, in
          the manner in which they are offered and subject to the rules of the airport at which they are
          rendered.
        </p>
      </li>
      <li>
        <h3>Indemnity</h3>
        <p>
          I indemnify the authority and its officials, and hold them harmless, from any criminal liability
          that arises from my conduct, or from the conduct of a passenger for whom I have booked, while I am,
          or that passenger is, being facilitated. Facilitation does not exempt anyone from immigration,
          customs, security or health checks.
        </p>
      </li>
      <li>
        <h3>Integrity of my travel</h3>
        <p>
          I am myself responsible for the integrity of my travel: for the validity of travel documents and
          visas, for the contents of baggage, for what is carried on behalf of others, and for keeping to the
          laws of the countries that I leave, enter or pass through. The authority and its officials take no
          part in that responsibility.
        </p>
      </li>
      <li>
        <h3>What I declare</h3>
        <p>
          The particulars and documents that I submit are true and complete. I will correct them when they
          change. I understand that the authority reviews every registration, may ask for further proof, and
          may refuse or withdraw an account whose particulars prove false.
        </p>
      </li>
      <li>
        <h3>My account</h3>
        <p>
          I keep my password to myself and answer for what is done with my account. The authority uses my
          particulars to provide its services, to account for payments and to meet its duties under the law,
          and for nothing else.
        </p>
      </li>
    </Stack>
    <p>Version {version}</p>
  </Stack>
);

export function RegistrationTerms({ version: asked }: { version?: string | undefined }) {
  const { version, sample, query } = useText('registration', asked);
  return sample ? <SampleTerms version={version} /> : <PublishedText query={query} version={version} />;
}
