import { Navigate, useLocation } from 'react-router-dom';
import { LinkButton, links } from 'shared-ui';
import { StepIndicator } from 'shared-ui/fields';
import { OutcomePage } from '../shared/OutcomePage.tsx';
import { NextSteps } from './NextSteps.tsx';
import { registrationThatSucceeded } from './useRegistered.ts';

export function RegistrationSuccessPage() {
  const { state } = useLocation();
  const registration = registrationThatSucceeded(state);
  if (!registration) return <Navigate to={links.home()} replace />;
  return (
    <OutcomePage
      breadcrumbs={[{ label: 'Create account' }]}
      before={<StepIndicator steps={['Done']} current={2} />}
      tone="success"
      title="Thanks for registering!"
      text="Your registration is currently in review. We'll get back to you soon. Kindly check your email for next procedures."
      actions={
        <LinkButton to={links.home()} variant="primary" size="large">
          Go to the homepage
        </LinkButton>
      }
    >
      <NextSteps registration={registration} />
    </OutcomePage>
  );
}
