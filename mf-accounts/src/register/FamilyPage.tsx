import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from 'shared-api/contract';
import { familyForm, type registerIndividual, registerIndividualMutation } from 'shared-api/registration';
import { serviceTypes } from 'shared-api/services';
import { IdentificationFields } from '../shared/IdentificationFields.tsx';
import { PersonFields } from '../shared/PersonFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { SingleStepRegistration } from './SingleStepRegistration.tsx';

const initialValues = { IsFamily: true, ClientTypeId: serviceTypes.Domestic };

export function FamilyPage() {
  const { mutateAsync } = useMutation(registerIndividualMutation);
  return (
    <SingleStepRegistration<BodyOf<typeof registerIndividual>>
      registration="family"
      title="Family registration"
      lead="One account for a family, in the name of its head."
      schema={familyForm}
      initialValues={initialValues}
      disabledWhile="invalid"
      onSubmit={(values) => mutateAsync(values)}
    >
      <PersonFields whose=" of the family head" />
      <ContactFields />
      <IdentificationFields />
    </SingleStepRegistration>
  );
}
