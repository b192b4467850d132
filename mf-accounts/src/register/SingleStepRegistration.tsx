import { FormActions, type PortalFormProps, SubmitButton, type SubmitButtonProps } from 'shared-ui/form';
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx';
import { AcceptTerms } from './AcceptTerms.tsx';
import { RegistrationFrame } from './RegistrationFrame.tsx';
import type { RegistrationName } from './registrationDraft.ts';
import { StoredForm } from './StoredForm.tsx';

type SingleStepRegistrationProps<Values extends object> = PortalFormProps<Values> & {
  registration: RegistrationName;
  title: string;
  lead: string;
  disabledWhile: NonNullable<SubmitButtonProps['disabledWhile']>;
};

export const SingleStepRegistration = <Values extends object>({
  registration,
  title,
  lead,
  disabledWhile,
  children,
  ...form
}: SingleStepRegistrationProps<Values>) => (
  <RegistrationFrame
    registration={registration}
    title={title}
    lead={lead}
    steps={['Details', 'Done']}
    currentStep={1}
  >
    <StoredForm<Values> registration={registration} label={title} {...form}>
      {children}
      <NewPasswordFields confirmation="Confirm_Password" />
      <AcceptTerms />
      <FormActions>
        <SubmitButton disabledWhile={disabledWhile}>Complete registration</SubmitButton>
      </FormActions>
    </StoredForm>
  </RegistrationFrame>
);
