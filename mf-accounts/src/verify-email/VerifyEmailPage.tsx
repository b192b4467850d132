import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isUnanswered, verifyEmailQuery } from 'shared-api';
import { Banner, Button, Inline, LinkButton, links, Stack, VisuallyHidden } from 'shared-ui';
import { FormPage } from '../shared/FormPage.tsx';

const toLogin = (
  <LinkButton to={links.login()} variant="primary" size="large">
    Log in
  </LinkButton>
);

/** Blank until the result arrives; a screen reader announces that it is awaited (D17). */
export function VerifyEmailPage() {
  const { code = '' } = useParams();
  const { status, error, refetch, isFetching } = useQuery(verifyEmailQuery(code));
  if (status === 'pending')
    return (
      <div role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
      </div>
    );
  if (status === 'success')
    return (
      <Outcome title="Email verified successfully!" tone="success" text="Your email has been verified.">
        {toLogin}
      </Outcome>
    );
  // Without an answer nothing is known about the code, so the page does not call it invalid.
  if (isUnanswered(error))
    return (
      <Outcome title="Email verification failed" tone="error" text="The portal could not be reached.">
        <Button variant="primary" size="large" loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
        <LinkButton to={links.login()} size="large">
          Log in
        </LinkButton>
      </Outcome>
    );
  return (
    <Outcome title="Email verification failed" tone="error" text="Email verfication code invalid">
      {toLogin}
    </Outcome>
  );
}

interface OutcomeProps {
  title: string;
  tone: 'success' | 'error';
  text: string;
  children: ReactNode;
}

const Outcome = ({ title, tone, text, children }: OutcomeProps) => (
  <FormPage title={title}>
    <Stack space={5}>
      <Banner tone={tone} live={tone === 'error' ? 'assertive' : 'polite'}>
        {text}
      </Banner>
      <Inline>{children}</Inline>
    </Stack>
  </FormPage>
);
