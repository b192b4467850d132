import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { queryOf } from 'shared-api/http';
import { type Ground, privacyNotice, publicNotices } from 'shared-api/privacy';
import { type Recipient, usePublicSettings } from 'shared-api/settings';
import { useText } from 'shared-api/terms';
import { formatPhone } from 'shared-api/wording';
import { Banner, DateText, EmailText, LoadFailure, links, PublishedText, Skeletons, Stack } from 'shared-ui';
import { type Column, DataTable } from 'shared-ui/data';
import { FormPage } from '../shared/FormPage.tsx';
import { AskAboutData } from './AskAboutData.tsx';
import styles from './PrivacyPage.module.css';

const grounds: Readonly<Record<Ground, string>> = {
  contract: 'because of what you book',
  law: 'because the law asks for it',
  consent: 'because you agreed',
};

function PublicNotices() {
  const { data: notices = [] } = useQuery(queryOf(publicNotices, {}));
  return notices.map(({ text, date }) => (
    <Banner key={date} tone="warning" title="About a breach of personal data">
      <p className={styles.notice}>{text}</p>
      <DateText at={date} />
    </Banner>
  ));
}

function Kept() {
  const { data, status, refetch } = useQuery(queryOf(privacyNotice, {}));
  if (status === 'pending') return <Skeletons />;
  if (status === 'error') return <LoadFailure what="The list" onRetry={refetch} />;
  return (
    <ul>
      {data.map(({ what, purpose, ground, kept }) => (
        <li key={what}>
          <strong>{what}.</strong> {purpose}, {grounds[ground]}. Kept {kept.join('; ')}.
        </li>
      ))}
    </ul>
  );
}

const recipientColumns: readonly Column<Recipient>[] = [
  { key: 'name', title: 'Name', rowScope: 'row', line: 1, breakable: true, dataIndex: 'name' },
  { key: 'purpose', title: 'What for', line: 2, whole: true, breakable: true, dataIndex: 'purpose' },
  { key: 'country', title: 'Country', line: 1, align: 'end', dataIndex: 'country' },
  {
    key: 'ground',
    title: 'Ground of a transfer abroad',
    line: 3,
    whole: true,
    named: true,
    breakable: true,
    render: (_, { ground }) => ground ?? 'None: it stays in the country',
  },
];

function Recipients() {
  const { recipients } = usePublicSettings().privacy;
  if (recipients.length === 0) return null;
  return (
    <div className={styles.recipients}>
      <h3>Who works for us with it</h3>
      <DataTable
        label="Who works for us with it"
        hideCaption
        columns={recipientColumns}
        dataSource={recipients}
        rowKey={({ name, purpose }) => `${name} ${purpose}`}
        pageSize={recipients.length}
        empty="Nobody"
      />
    </div>
  );
}

function Officer() {
  const { officer, email, telephone } = usePublicSettings().privacy;
  if (!email) return null;
  return (
    <p>
      Data Protection Officer: {officer && `${officer}, `}
      <a href={`mailto:${email}`}>
        <EmailText address={email} />
      </a>
      {telephone && (
        <>
          ,{' '}
          <a className="nowrap" href={`tel:${telephone}`}>
            {formatPhone(telephone)}
          </a>
        </>
      )}
    </p>
  );
}

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

const Sample = ({ version }: { version: string }) => (
  <Banner tone="info" title="Sample wording for legal review">
    It describes what the portal does (version {version}). To be replaced by the authority's approved text
    before the portal is opened to the public.
  </Banner>
);

export function PrivacyPage() {
  const { name, shortName } = usePublicSettings().authority;
  const [search] = useSearchParams();
  const { version, sample, query } = useText('privacy', search.get('version') ?? undefined);
  return (
    <FormPage
      wide
      title="Privacy"
      lead={`What the ${name} (${shortName}) keeps about you in this portal, who sees it, and for how long.`}
      breadcrumbs={[{ label: 'Privacy' }]}
    >
      <Stack space={5} className={`${styles.text} linksInText`}>
        <PublicNotices />
        {sample ? <Sample version={version} /> : <PublishedText query={query} version={version} />}
        <section>
          <h2>What we keep, why, and for how long</h2>
          <Kept />
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
            <li>
              What a passenger needs is read by whoever books and by the staff who meet the passenger. Other
              staff read only that needs are stated.
            </li>
          </ul>
          <Recipients />
          <p>This portal shows no advertisements and loads nothing from other sites.</p>
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
            <li>
              Read and correct your details under <Link to={links.profile()}>Profile</Link>, and remove{' '}
              <Link to={links.people()}>people that you saved</Link>.
            </li>
            <li>
              End sessions, turn on two-factor sign-in, and download a copy of all your data under{' '}
              <Link to={links.security()}>Security</Link>.
            </li>
            <li>No decision about you is made by a machine alone: our staff review every registration.</li>
            <li>
              Complain to the Nigeria Data Protection Commission when you are not content with an answer.
            </li>
            <li>
              Ask an office for anything else, such as the end of your account:
              <Offices />
            </li>
          </ul>
          <Officer />
        </section>
        <section>
          <h2>Ask about your data</h2>
          <Stack space={4}>
            <p>
              You need no account. With one, ask under Security instead: we know then which data is yours.
            </p>
            <AskAboutData />
          </Stack>
        </section>
        <p>
          See also the <Link to={links.terms()}>terms of registration</Link> and the{' '}
          <Link to={links.bookingTerms()}>terms of booking</Link>.
        </p>
      </Stack>
    </FormPage>
  );
}
