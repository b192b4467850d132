import { useMutation } from '@tanstack/react-query';
import { genders } from 'shared-api/accounts';
import { familyForm, registerIndividualMutation } from 'shared-api/registration';
import { serviceTypes } from 'shared-api/services';
import { RadioField } from 'shared-ui/fields';
import { FieldRow, TextField } from 'shared-ui/form';
import { IdentificationFields } from '../shared/IdentificationFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { familyRequest, type IndividualRequest } from './individualRequest.ts';
import { SingleStepRegistration } from './SingleStepRegistration.tsx';
import { useRegistered } from './useRegistered.ts';

const initialValues = { IsFamily: true, ClientTypeId: serviceTypes.Domestic };

export function FamilyPage() {
  const { mutateAsync } = useMutation(registerIndividualMutation);
  const registered = useRegistered('family');
  return (
    <SingleStepRegistration<IndividualRequest>
      registration="family"
      title="Family registration"
      lead="One account for a family, in the name of its head."
      schema={familyForm}
      initialValues={initialValues}
      disabledWhile="invalid"
      onSubmit={async (values) => {
        await mutateAsync(familyRequest(values));
        registered();
      }}
    >
      <FieldRow>
        <TextField
          name="FirstName"
          label="First name of the family head"
          required
          autoComplete="given-name"
        />
        <TextField name="MiddleName" label="Middle name of the family head" autoComplete="additional-name" />
        <TextField name="LastName" label="Last name of the family head" required autoComplete="family-name" />
      </FieldRow>
      <RadioField name="Gender" label="Gender of the family head" required options={genders} />
      <ContactFields />
      <IdentificationFields />
    </SingleStepRegistration>
  );
}
