import { Navigate, useLocation } from 'react-router-dom';
import { Banner, Inline, LinkButton, links, Stack } from 'shared-ui';
import { StepIndicator } from 'shared-ui/fields';
import { FormPage } from '../shared/FormPage.tsx';
import { RegistrationFeeNote } from './RegistrationFeeNote.tsx';
import { registrationThatSucceeded } from './successfulRegistration.ts';

/** Opens for those alone who have just registered (REG-68). */
export function RegistrationSuccessPage() {
  const { state } = useLocation();
  const registration = registrationThatSucceeded(state);
  if (!registration) return <Navigate to={links.home()} replace />;
  return (
    <FormPage
      title="Thanks for registering!"
      breadcrumbs={[{ label: 'Create account' }]}
      before={<StepIndicator steps={['Done']} current={2} />}
    >
      <Stack space={5}>
        <Banner tone="success">
          Your registration is currently in review. We'll get back to you soon. Kindly check your email for
          next procedures.
        </Banner>
        <RegistrationFeeNote registration={registration} />
        <Inline>
          <LinkButton to={links.home()} variant="primary" size="large">
            Go to the homepage
          </LinkButton>
        </Inline>
      </Stack>
    </FormPage>
  );
}
