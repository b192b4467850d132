import type { RegistrationKind, RegistrationProgress } from 'shared-api/registration';
import { PhoneField, TextField } from 'shared-ui/form';
import { BusinessFields } from '../shared/BusinessFields.tsx';
import { IdentificationFields } from '../shared/IdentificationFields.tsx';
import { OfficeFields } from '../shared/OfficeFields.tsx';
import { PersonFields } from '../shared/PersonFields.tsx';
import { StudentFields } from '../shared/StudentFields.tsx';
import { CorrectedDocuments } from './CorrectedDocuments.tsx';

interface CorrectedFieldsProps {
  kind: RegistrationKind;
  documents: RegistrationProgress['documents'];
}

export const CorrectedFields = ({ kind, documents }: CorrectedFieldsProps) => (
  <>
    {kind === 'Corporate' && <BusinessFields />}
    {kind === 'Government' && <OfficeFields />}
    {(kind === 'Individual' || kind === 'Family') && (
      <>
        <PersonFields />
        <IdentificationFields />
      </>
    )}
    {kind === 'Individual' && <StudentFields />}
    <TextField name="Registered_Address" label="Registered address" required autoComplete="street-address" />
    <PhoneField name="PhoneNumber" label="Phone number" required hint="Nigerian, such as 0803 123 4567" />
    {kind === 'Corporate' && <CorrectedDocuments documents={documents} />}
  </>
);
