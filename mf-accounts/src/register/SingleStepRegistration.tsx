import { FormActions, type PortalFormProps, SubmitButton, type SubmitButtonProps } from 'shared-ui/form';
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx';
import { AcceptTerms } from './AcceptTerms.tsx';
import { RegistrationFrame } from './RegistrationFrame.tsx';
import type { RegistrationName } from './registrationDraft.ts';
import { StoredForm } from './StoredForm.tsx';
import { useRegistered } from './useRegistered.ts';

type SingleStepRegistrationProps<Values extends object> = PortalFormProps<Values> & {
  registration: RegistrationName;
  title: string;
  lead: string;
  disabledWhile: NonNullable<SubmitButtonProps['disabledWhile']>;
};

export function SingleStepRegistration<Values extends object>({
  registration,
  title,
  lead,
  disabledWhile,
  onSubmit,
  children,
  ...form
}: SingleStepRegistrationProps<Values>) {
  const registered = useRegistered(registration);
  return (
    <RegistrationFrame
      registration={registration}
      title={title}
      lead={lead}
      steps={['Details', 'Done']}
      currentStep={1}
    >
      <StoredForm<Values>
        registration={registration}
        label={title}
        {...form}
        onSubmit={async (values, api) => {
          await onSubmit(values, api);
          registered();
        }}
      >
        {children}
        <NewPasswordFields confirmation="Confirm_Password" />
        <AcceptTerms />
        <FormActions>
          <SubmitButton disabledWhile={disabledWhile}>Complete registration</SubmitButton>
        </FormActions>
      </StoredForm>
    </RegistrationFrame>
  );
}
