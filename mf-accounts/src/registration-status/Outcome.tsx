import type { RegistrationProgress } from 'shared-api/registration';
import { Banner, LinkButton, links } from 'shared-ui';
import { AskForLink } from './AskForLink.tsx';

interface OutcomeProps {
  registration: RegistrationProgress;
  code: string;
}

/** What the applicant can do now. */
export function Outcome({ registration, code }: OutcomeProps) {
  const { emailVerified, linkAgainAt, email } = registration;
  return (
    <>
      <Told registration={registration} />
      {!emailVerified && linkAgainAt && <AskForLink code={code} email={email} againAt={linkAgainAt} />}
    </>
  );
}

const Told = ({ registration: { stage, reason, emailVerified } }: { registration: RegistrationProgress }) => {
  switch (stage) {
    case 'in-review':
      return (
        <Banner tone="info">
          Your registration is currently in review. We will write to you as soon as the review is done.
        </Banner>
      );
    case 'approved':
      return (
        <Banner tone="success" action={emailVerified && <LinkButton to={links.login()}>Log in</LinkButton>}>
          {emailVerified
            ? 'Your account has been approved.'
            : 'Your account has been approved. Verify your e-mail address, and you can log in.'}
        </Banner>
      );
    case 'rejected':
      return (
        <Banner tone="error" title="Your registration was not approved">
          {reason ?? 'Please contact the authority with any question.'}
        </Banner>
      );
    case 'closed':
      return <Banner tone="warning">Your account is not active. Please contact the authority.</Banner>;
  }
};
