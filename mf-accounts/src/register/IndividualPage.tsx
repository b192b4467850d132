import { useMutation } from '@tanstack/react-query';
import { genders } from 'shared-api/accounts';
import { individualForm, registerIndividualMutation } from 'shared-api/registration';
import { serviceTypes } from 'shared-api/services';
import { RadioField } from 'shared-ui/fields';
import { FieldRow, TextField } from 'shared-ui/form';
import { IdentificationFields } from '../shared/IdentificationFields.tsx';
import { StudentFields } from '../shared/StudentFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { type IndividualRequest, individualRequest } from './individualRequest.ts';
import { SingleStepRegistration } from './SingleStepRegistration.tsx';
import { useRegistered } from './useRegistered.ts';

const initialValues = { Student: 'false', ClientTypeId: serviceTypes.Domestic } as const;

export function IndividualPage() {
  const { mutateAsync } = useMutation(registerIndividualMutation);
  const registered = useRegistered('individual');
  return (
    <SingleStepRegistration<IndividualRequest>
      registration="individual"
      title="Individual registration"
      lead="For a person who books for themselves and for others."
      schema={individualForm}
      initialValues={initialValues}
      disabledWhile="invalid-or-unchanged"
      onSubmit={async (values) => {
        await mutateAsync(individualRequest(values));
        registered();
      }}
    >
      <FieldRow>
        <TextField name="FirstName" label="First name" required autoComplete="given-name" />
        <TextField name="MiddleName" label="Middle name" autoComplete="additional-name" />
        <TextField name="LastName" label="Last name" required autoComplete="family-name" />
      </FieldRow>
      <RadioField name="Gender" label="Gender" required options={genders} />
      <ContactFields />
      <IdentificationFields />
      <StudentFields />
    </SingleStepRegistration>
  );
}
