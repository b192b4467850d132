import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { links } from 'shared-ui';
import { StepIndicator } from 'shared-ui/fields';
import { FormPage } from '../shared/FormPage.tsx';
import { RegistrationFeeNote } from './RegistrationFeeNote.tsx';
import type { RegistrationName } from './registrationDraft.ts';

interface RegistrationFrameProps {
  registration: RegistrationName;
  title: string;
  lead: string;
  steps: readonly string[];
  currentStep: number;
  children: ReactNode;
}

export const RegistrationFrame = ({
  registration,
  title,
  lead,
  steps,
  currentStep,
  children,
}: RegistrationFrameProps) => (
  <FormPage
    wide
    title={title}
    lead={lead}
    breadcrumbs={[{ label: 'Create account', to: links.register({ type: registration }) }, { label: title }]}
    before={
      <>
        <StepIndicator steps={steps} current={currentStep} />
        <RegistrationFeeNote registration={registration} />
      </>
    }
    after={
      <>
        Already registered? <Link to={links.login()}>Log in</Link>
      </>
    }
  >
    {children}
  </FormPage>
);
