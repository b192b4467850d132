import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from 'shared-api/contract';
import { governmentForm, type registerGovernment, registerGovernmentMutation } from 'shared-api/registration';
import { serviceTypes } from 'shared-api/services';
import { OfficeFields } from '../shared/OfficeFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { SingleStepRegistration } from './SingleStepRegistration.tsx';

type GovernmentRequest = BodyOf<typeof registerGovernment>;

/**
 * The office's name is also sent as the business name. The staff type is not sent, and only State staff send
 * a state (REG-47 to REG-49).
 */
function governmentRequest({ GovernmentStaffType, State, ...values }: GovernmentRequest): GovernmentRequest {
  return {
    ...values,
    Business_Name: values.Name_Of_Government_Officials_Office,
    ...(GovernmentStaffType === 'State' && { State }),
  };
}

const initialValues = { ClientTypeId: serviceTypes.Domestic };

export function GovernmentPage() {
  const { mutateAsync } = useMutation(registerGovernmentMutation);
  return (
    <SingleStepRegistration<GovernmentRequest>
      registration="government"
      title="Government official registration"
      lead="For the office of a federal or state government official."
      schema={governmentForm}
      initialValues={initialValues}
      disabledWhile="invalid-or-unchanged"
      onSubmit={(values) => mutateAsync(governmentRequest(values))}
    >
      <OfficeFields />
      <ContactFields />
    </SingleStepRegistration>
  );
}
