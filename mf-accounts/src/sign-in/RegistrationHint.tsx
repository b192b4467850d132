import { ApiProblem } from 'shared-api/http';
import { Banner, LinkButton, links } from 'shared-ui';

/** The error of a refused sign-in contains the code of the registration if the password was right. */
export function RegistrationHint({ refusal }: { refusal: unknown }) {
  const code = refusal instanceof ApiProblem ? refusal.trackingCode : undefined;
  if (!code) return null;
  return (
    <Banner
      tone="info"
      live="polite"
      action={<LinkButton to={links.registrationStatus(code)}>See your registration</LinkButton>}
    >
      The page of your registration says where it stands, and what is needed from you.
    </Banner>
  );
}
