import type { RegistrationProgress } from 'shared-api/registration';
import { Banner, LinkButton, links } from 'shared-ui';

function awaited({ emailVerified, fee }: RegistrationProgress): string {
  const steps = [
    ...(emailVerified ? [] : ['open the link in our e-mail']),
    ...(!fee || fee.status === 'Paid' ? [] : ['pay the registration fee']),
  ];
  return steps.length > 0
    ? `What is needed from you: ${steps.join(', and ')}.`
    : 'Nothing is needed from you.';
}

export function Outcome({ registration }: { registration: RegistrationProgress }) {
  const { stage, reason, emailVerified } = registration;
  switch (stage) {
    case 'in-review':
      return (
        <Banner tone="info" title={awaited(registration)}>
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
}
