import { ApiProblem } from 'shared-api/http';
import { Banner, LinkButton, links } from 'shared-ui';

/** Until a registration is approved, the error of a sign-in with the right password contains its code. */
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
