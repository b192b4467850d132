import { TextField } from 'shared-ui/form';
import { ServiceTypeField } from './ServiceTypeField.tsx';
import { StaffTypeFields } from './StaffTypeFields.tsx';

export const OfficeFields = () => (
  <>
    <TextField
      name="Name_Of_Government_Officials_Office"
      label="Name of government official's office"
      required
      autoComplete="organization"
    />
    <StaffTypeFields />
    <ServiceTypeField />
  </>
);
