import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { airports } from 'shared-api/airports';
import type { BodyOf } from 'shared-api/contract';
import { ApiProblem, keptDayName, keptDayTicket } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { type signIn as endpoint, secondFactorNeeded, signInBody, signInMutation } from 'shared-api/sign-in';
import { Banner, Icon, Inline, links, Stack } from 'shared-ui';
import { PasswordField, PortalForm, SubmitButton } from 'shared-ui/form';
import { CodeField } from '../shared/CodeField.tsx';
import { EmailField } from '../shared/EmailField.tsx';
import { FormPage } from '../shared/FormPage.tsx';
import { noticeIn } from '../shared/toLogin.ts';
import { MessagesWhileTyping } from './MessagesWhileTyping.tsx';
import { RegistrationHint } from './RegistrationHint.tsx';
import styles from './SignInPage.module.css';

const promises = [
  `Protocol officers at ${airports.length} airports in Nigeria`,
  'Booked in minutes, paid from one wallet',
  'Receipts and booking documents at hand at any time',
];

/** The field takes the focus, because the password was right and only the second factor's code is missing. */
function SecondFactorField() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <CodeField />
    </div>
  );
}

const Promises = () => (
  <aside className={styles.promise} aria-label="About the portal">
    <p className={styles.headline}>Someone waiting for you when you land</p>
    <Stack component="ul" space={3}>
      {promises.map((text) => (
        <li key={text}>
          <Icon name="check" /> {text}
        </li>
      ))}
    </Stack>
  </aside>
);

function Trouble() {
  const [office] = usePublicSettings().authority.offices;
  if (!office) return null;
  return (
    <p>
      Trouble logging in? <a href={`mailto:${office.email}`}>Write to the {office.city} office</a>
    </p>
  );
}

/** After sign-in the guard redirects to the page that was requested first. */
export function SignInPage() {
  const { mutateAsync, error } = useMutation(signInMutation);
  const notice = noticeIn(useLocation().state);
  const ticket = keptDayTicket();
  const [asksForCode, setAsksForCode] = useState(false);
  const signIn = async (body: BodyOf<typeof endpoint>) => {
    try {
      await mutateAsync(body);
    } catch (refusal) {
      if (!(refusal instanceof ApiProblem && refusal.code === secondFactorNeeded)) throw refusal;
      setAsksForCode(true);
    }
  };
  return (
    <div className={styles.columns}>
      <Promises />
      <FormPage
        title="Log in to your account"
        breadcrumbs={[{ label: 'Login' }]}
        before={
          <>
            {notice && <Banner tone="success">{notice}</Banner>}
            {ticket && (
              <Banner tone="info">
                <Link to={links.keptDesk()}>{keptDayName(ticket)}: open with your PIN</Link>
              </Banner>
            )}
          </>
        }
        after={
          <>
            <p>
              New here? <Link to={links.register()}>Sign up</Link>
            </p>
            <Trouble />
          </>
        }
      >
        <PortalForm<BodyOf<typeof endpoint>>
          label="Login"
          schema={signInBody}
          fieldOfRefusal={asksForCode ? 'Code' : 'Password'}
          onSubmit={signIn}
        >
          <RegistrationHint refusal={error} />
          <MessagesWhileTyping />
          <EmailField autoComplete="username" />
          <PasswordField name="Password" label="Password" required autoComplete="current-password" />
          {asksForCode && <SecondFactorField />}
          <SubmitButton block>Log in</SubmitButton>
          {/* The link follows the button in the document, so that Tab reaches the button first. */}
          <Inline justify="center">
            <Link to={links.forgotPassword()}>Forgot password</Link>
          </Inline>
        </PortalForm>
      </FormPage>
    </div>
  );
}
