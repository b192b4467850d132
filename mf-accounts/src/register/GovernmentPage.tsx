import { useMutation } from '@tanstack/react-query';
import { governmentForm, registerGovernmentMutation } from 'shared-api/registration';
import { serviceTypes } from 'shared-api/services';
import { OfficeFields } from '../shared/OfficeFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { type GovernmentRequest, governmentRequest } from './governmentRequest.ts';
import { SingleStepRegistration } from './SingleStepRegistration.tsx';
import { useRegistered } from './useRegistered.ts';

const initialValues = { ClientTypeId: serviceTypes.Domestic };

export function GovernmentPage() {
  const { mutateAsync } = useMutation(registerGovernmentMutation);
  const registered = useRegistered('government');
  return (
    <SingleStepRegistration<GovernmentRequest>
      registration="government"
      title="Government official registration"
      lead="For the office of a federal or state government official."
      schema={governmentForm}
      initialValues={initialValues}
      disabledWhile="invalid-or-unchanged"
      onSubmit={async (values) => {
        await mutateAsync(governmentRequest(values));
        registered();
      }}
    >
      <OfficeFields />
      <ContactFields />
    </SingleStepRegistration>
  );
}
