import { type ComponentType, Fragment, type ReactNode } from 'react';
import { airports } from 'shared-api/airports';
import type { PublicPrice } from 'shared-api/services';
import type { Office, PublicSettings } from 'shared-api/settings';
import frame from '../frame/PublicFrame.module.css';
import { SkipLink } from '../frame/SkipLink.tsx';
import { Wordmark } from '../frame/Wordmark.tsx';
import { AirportsMap } from './AirportsMap.tsx';
import { content } from './content.ts';
import { HeroPicture } from './HeroPicture.tsx';
import styles from './Landing.module.css';
import { ServiceIcon } from './ServiceIcon.tsx';
import { addressParts, dialled, feeText, priceText } from './texts.ts';

type LandingLink = ComponentType<{ to: string; className?: string; children: ReactNode }>;

const PlainLink: LandingLink = ({ to, ...rest }) => <a href={to} {...rest} />;

/** The build renders the page with the default settings; the page's script inserts the current settings. */
export interface LandingSettings {
  name: string;
  authority: string;
  offices: readonly Office[];
  /** The fees are in naira. */
  registrationFees: PublicSettings['registrationFees'];
  /** The prices are missing in the page that the build renders; the page's script fetches them. */
  prices?: readonly PublicPrice[];
}

interface Props {
  settings: LandingSettings;
  signedIn: boolean;
  LinkTo: LandingLink;
}

export function Landing(changes: Partial<Props>) {
  const props: Props = { settings: content, signedIn: false, LinkTo: PlainLink, ...changes };
  const { settings, LinkTo } = props;
  return (
    <div className={styles.page}>
      <SkipLink />
      <Header {...props} />
      <main id="main">
        <Hero {...props} />
        <Services {...props} />
        <Steps />
        <Airports />
        <Clients {...props} />
        <Questions {...props} />
        <Partners />
        <Offices {...props} />
      </main>
      <footer className={`${frame.footer} small`}>
        <p>
          <span data-portal>{settings.name}</span> · <span data-authority>{settings.authority}</span>
        </p>
        <nav aria-label="Legal">
          <LinkTo to="/privacy">Privacy</LinkTo>
          <LinkTo to="/terms">Terms of registration</LinkTo>
          <LinkTo to="/booking-terms">Terms of booking</LinkTo>
        </nav>
      </footer>
    </div>
  );
}

const Header = ({ settings, signedIn, LinkTo }: Props) => (
  <header className={`${frame.bar} ${styles.header}`}>
    <LinkTo to="/" className={frame.brand}>
      <Wordmark name={settings.name} />
    </LinkTo>
    <nav aria-label="This page" className={styles.sections}>
      <a href="#services">Services</a>
      <a href="#FAQ">FAQ</a>
      <a href="#partners">Partners</a>
      <a href="#contact">Contact</a>
    </nav>
    <nav aria-label="Account" className={frame.account} data-account>
      {signedIn ? (
        <LinkTo to="/app/dashboard">Dashboard</LinkTo>
      ) : (
        <>
          <LinkTo to="/login">Login</LinkTo>
          <LinkTo to="/register" className={frame.signUp}>
            Sign Up
          </LinkTo>
        </>
      )}
    </nav>
  </header>
);

const Hero = ({ LinkTo }: Props) => (
  <section className={styles.hero}>
    <div className={styles.welcome}>
      <h1 tabIndex={-1}>{content.headline}</h1>
      <p>{content.lead}</p>
      <p className={styles.actions}>
        <LinkTo to="/register" className={styles.primary}>
          Register
        </LinkTo>
        <LinkTo to="/login" className={styles.secondary}>
          Log into account
        </LinkTo>
        <LinkTo to="/app/dashboard" className={styles.third}>
          Go to my dashboard
        </LinkTo>
      </p>
    </div>
    <HeroPicture className={styles.picture} />
  </section>
);

const Services = ({ settings: { prices = [] }, signedIn, LinkTo }: Props) => (
  <section id="services" className={styles.section} aria-labelledby="services-title">
    <h2 id="services-title">Services</h2>
    <ul className={styles.cards}>
      {content.services.map((service) => (
        <li key={service.name} className={styles.card}>
          <ServiceIcon name={service.icon} />
          <h3 data-leads data-book>
            <LinkTo to={signedIn ? '/app/services' : '/register'}>{service.name}</LinkTo>
          </h3>
          <p>{service.text}</p>
          <p className={styles.price} data-price-of={service.name}>
            {priceText(service.name, prices)}
          </p>
        </li>
      ))}
    </ul>
  </section>
);

const Steps = () => (
  <section className={styles.section} aria-labelledby="steps-title">
    <h2 id="steps-title">How it works</h2>
    <ol className={styles.steps}>
      {content.steps.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

const Airports = () => (
  <section className={styles.section} aria-labelledby="airports-title">
    <h2 id="airports-title">At {airports.length} airports</h2>
    <div className={styles.airports}>
      <AirportsMap />
      <ul className={styles.names}>
        {airports
          .toSorted((one, other) => one.code.localeCompare(other.code))
          .map(({ code, name }) => (
            <li key={code}>
              <span className={styles.code}>{code}</span> {name.replace(` (${code})`, '')}
            </li>
          ))}
      </ul>
    </div>
  </section>
);

const Clients = ({ settings: { registrationFees }, LinkTo }: Props) => (
  <section className={styles.section} aria-labelledby="clients-title">
    <h2 id="clients-title">What you need to register</h2>
    <ul className={styles.cards}>
      {content.clients.map(({ kind, name, needs }) => (
        <li key={kind} className={styles.card}>
          <h3 data-leads>
            <LinkTo to={`/register?type=${kind.toLowerCase()}`}>{name}</LinkTo>
          </h3>
          <p>{needs}</p>
          <p className={styles.fee}>
            Registration fee: <strong data-fee={kind}>{feeText(registrationFees[kind])}</strong>
          </p>
        </li>
      ))}
    </ul>
  </section>
);

const Questions = ({ settings: { registrationFees } }: Props) => (
  <section id="FAQ" className={styles.section} aria-labelledby="faq-title">
    <h2 id="faq-title">Frequently asked questions</h2>
    {content.questions.map(({ question, intro, fees, steps }) => (
      <details key={question} className={styles.question}>
        <summary>{question}</summary>
        <p>{intro}</p>
        {fees && (
          <ul>
            {fees.map(({ kind, label }) => (
              <li key={kind}>
                {label}: <strong data-fee={kind}>{feeText(registrationFees[kind])}</strong>
              </li>
            ))}
          </ul>
        )}
        {steps && (
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </details>
    ))}
    <ul className={styles.manuals}>
      {content.manuals.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a> (PDF)
        </li>
      ))}
    </ul>
  </section>
);

const Partners = () => (
  <section id="partners" className={styles.section} aria-labelledby="partners-title">
    <h2 id="partners-title">Partners</h2>
    <ul className={styles.partners}>
      {content.partners.map(({ name, image }) => (
        <li key={name}>
          <img src={image} alt={name} width="160" height="64" loading="lazy" />
          <span aria-hidden="true">{name}</span>
        </li>
      ))}
    </ul>
  </section>
);

const Offices = ({ settings: { offices } }: Props) => (
  <section id="contact" className={styles.section} aria-labelledby="contact-title">
    <h2 id="contact-title">Contact</h2>
    <ul className={styles.cards} data-offices>
      {offices.map(({ city, airport, address, email, phone }) => (
        <li key={city} className={styles.card}>
          <h3>{city}</h3>
          <address>
            {airport}
            <br />
            {address}
            <br />
            {phone && (
              <>
                <a href={`tel:${dialled(phone)}`}>{phone}</a>
                <br />
              </>
            )}
            <a href={`mailto:${email}`}>
              {addressParts(email).map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && <wbr />}
                  <span>{part}</span>
                </Fragment>
              ))}
            </a>
          </address>
        </li>
      ))}
    </ul>
  </section>
);
