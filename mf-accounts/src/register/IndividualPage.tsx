import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from 'shared-api/contract';
import { individualForm, type registerIndividual, registerIndividualMutation } from 'shared-api/registration';
import { serviceTypes } from 'shared-api/services';
import { IdentificationFields } from '../shared/IdentificationFields.tsx';
import { PersonFields } from '../shared/PersonFields.tsx';
import { StudentFields } from '../shared/StudentFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { SingleStepRegistration } from './SingleStepRegistration.tsx';

const initialValues = { Student: 'false', ClientTypeId: serviceTypes.Domestic } as const;

export function IndividualPage() {
  const { mutateAsync } = useMutation(registerIndividualMutation);
  return (
    <SingleStepRegistration<BodyOf<typeof registerIndividual>>
      registration="individual"
      title="Individual registration"
      lead="For a person who books for themselves and for others."
      schema={individualForm}
      initialValues={initialValues}
      disabledWhile="invalid-or-unchanged"
      onSubmit={({ Name_Of_School, ...values }) =>
        mutateAsync({ ...values, ...(values.Student === 'true' && { Name_Of_School }) })
      }
    >
      <PersonFields />
      <ContactFields />
      <IdentificationFields />
      <StudentFields />
    </SingleStepRegistration>
  );
}
