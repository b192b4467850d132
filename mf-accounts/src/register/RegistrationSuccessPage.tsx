import { Navigate, useLocation } from 'react-router-dom';
import { Banner, LinkButton, links, StepIndicator } from 'shared-ui';
import { FormPage } from '../shared/FormPage.tsx';
import { isSuccessfulRegistration } from './successfulRegistration.ts';

/** Opens for those alone who have just registered (REG-68). */
export function RegistrationSuccessPage() {
  const { state } = useLocation();
  if (!isSuccessfulRegistration(state)) return <Navigate to={links.home()} replace />;
  return (
    <FormPage
      title="Thanks for registering!"
      breadcrumbs={[{ label: 'Create account' }]}
      before={<StepIndicator steps={['Done']} current={2} />}
      after={
        <LinkButton to={links.home()} variant="primary" size="large">
          Go to the homepage
        </LinkButton>
      }
    >
      <Banner tone="success">
        Your registration is currently in review. We'll get back to you soon. Kindly check your email for next
        procedures.
      </Banner>
    </FormPage>
  );
}
