import { Link } from 'react-router-dom';
import { usePublicSettings } from 'shared-api/settings';
import { Banner, EmailText, links } from 'shared-ui';
import { FormPage } from '../shared/FormPage.tsx';
import styles from './PrivacyPage.module.css';

/** These periods are those of docs/security.md, in words for the people concerned. */
const kept: readonly [what: string, howLong: string][] = [
  [
    'Account, bookings, passengers, feedback',
    'as long as the account exists; nothing of it is deleted by itself',
  ],
  [
    'Identification numbers, documents, and the bank account that a payout goes to',
    'as long as the account; the numbers are encrypted',
  ],
  ['Invoices, receipts and payments', 'for good: they are the books of the authority'],
  ['Which of our staff saw or changed what', 'for good'],
  ['Sessions and mailed links', '30 days after they end'],
  ['Browsers that you signed in from', '1 year after the last sign-in'],
  ['Failed attempts to sign in', '1 day'],
];

function Offices() {
  const { offices } = usePublicSettings().authority;
  return (
    <ul>
      {offices.map(({ city, email }) => (
        <li key={city}>
          {city}:{' '}
          <a href={`mailto:${email}`}>
            <EmailText address={email} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The wording is a sample for the authority's lawyers to replace. */
export function PrivacyPage() {
  const { name, shortName } = usePublicSettings().authority;
  return (
    <FormPage
      wide
      title="Privacy"
      lead={`What the ${name} (${shortName}) keeps about you in this portal, who sees it, and for how long.`}
      breadcrumbs={[{ label: 'Privacy' }]}
    >
      <div className={styles.text}>
        <Banner tone="info" title="Sample wording for legal review">
          It describes what the portal does. To be replaced by the authority's approved text before the portal
          is opened to the public.
        </Banner>
        <section>
          <h2>What we keep</h2>
          <ul>
            <li>What you enter when you register, and the documents that organisations upload.</li>
            <li>Your bookings: flights, passengers with name and telephone, and what they need.</li>
            <li>Your wallet: invoices, payments and payouts.</li>
            <li>Your sign-ins, and what you did here; you see both under Users Activities and Security.</li>
            <li>Feedback that you give.</li>
          </ul>
        </section>
        <section>
          <h2>Who sees it</h2>
          <ul>
            <li>
              You, and the members of your organisation as far as you let them. Nobody else's account shows
              it.
            </li>
            <li>
              Our staff as far as their work needs it; officers of an airport see that airport alone. Each
              look at a document or at a whole identification number is recorded with a name.
            </li>
            <li>
              The payment gateway gets your name, e-mail address, telephone number and the amount with each
              invoice, so that it can be paid. What you pay with is entered there and never reaches us.
            </li>
          </ul>
          <p>This portal shows no advertisements and loads nothing from other sites.</p>
        </section>
        <section>
          <h2>For how long</h2>
          <ul>
            {kept.map(([what, howLong]) => (
              <li key={what}>
                <strong>{what}:</strong> {howLong}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>On your device</h2>
          <p>
            While you are signed in, your browser keeps who you are, the lists that you saw last and what you
            have not sent yet. Logout removes all of it. One cookie stays for a year: it tells that you have
            signed in from this browser before, and opens nothing.
          </p>
        </section>
        <section>
          <h2>What you can do</h2>
          <ul>
            <li>Read and correct your details under Profile, and remove people that you saved.</li>
            <li>End sessions, and turn on two-factor sign-in, under Security.</li>
            <li>Download your documents, transactions and statements.</li>
            <li>
              Ask an office for anything else, such as the end of your account:
              <Offices />
            </li>
          </ul>
        </section>
        <p>
          See also the <Link to={links.terms()}>terms of registration</Link> and the{' '}
          <Link to={links.bookingTerms()}>terms of booking</Link>.
        </p>
      </div>
    </FormPage>
  );
}
