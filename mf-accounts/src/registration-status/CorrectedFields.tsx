import { genders, type RegistrationKind } from 'shared-api/rules';
import { FieldRow, PhoneField, RadioField, TextField } from 'shared-ui/form';
import { BusinessFields } from '../shared/BusinessFields.tsx';
import { DocumentsField } from '../shared/DocumentsField.tsx';
import { IdentificationFields } from '../shared/IdentificationFields.tsx';
import { OfficeFields } from '../shared/OfficeFields.tsx';
import { StudentFields } from '../shared/StudentFields.tsx';

interface CorrectedFieldsProps {
  kind: RegistrationKind;
  /** Names of the documents that were sent before. */
  documents: readonly string[];
}

const Contact = () => (
  <FieldRow>
    <TextField name="Registered_Address" label="Registered address" required autoComplete="street-address" />
    <PhoneField
      name="PhoneNumber"
      label="Phone number"
      required
      hint="A Nigerian mobile, such as 0803 123 4567"
    />
  </FieldRow>
);

const Person = () => (
  <>
    <FieldRow>
      <TextField name="FirstName" label="First name" required autoComplete="given-name" />
      <TextField name="LastName" label="Last name" required autoComplete="family-name" />
    </FieldRow>
    <RadioField name="Gender" label="Gender" required options={genders} />
    <IdentificationFields />
  </>
);

export const CorrectedFields = ({ kind, documents }: CorrectedFieldsProps) => (
  <>
    {kind === 'Corporate' && <BusinessFields />}
    {kind === 'Government' && <OfficeFields />}
    {(kind === 'Individual' || kind === 'Family') && <Person />}
    {kind === 'Individual' && <StudentFields />}
    <Contact />
    {kind === 'Corporate' && (
      <DocumentsField
        label="New documents"
        hint={`Only if they are to take the place of the earlier ones: ${documents.join(', ')}. Either PDF or JPEG with the maximum size of 2MB, up to 10 files.`}
      />
    )}
  </>
);
