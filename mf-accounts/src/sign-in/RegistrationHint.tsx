import { ApiProblem } from 'shared-api/http';
import { Banner, LinkButton, links } from 'shared-ui';

/** After a refusal for another reason than the password: the way to the registration's page, and to a fresh link. */
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
