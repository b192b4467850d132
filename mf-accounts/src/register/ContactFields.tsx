import { FieldRow, PhoneField, TextField } from 'shared-ui/form';
import { EmailField } from '../shared/EmailField.tsx';

export const ContactFields = () => (
  <>
    <TextField name="Registered_Address" label="Registered address" required autoComplete="street-address" />
    <FieldRow>
      <EmailField autoComplete="email" hint="It is verified by a link that we send" />
      <PhoneField name="PhoneNumber" label="Phone number" required hint="Nigerian, such as 0803 123 4567" />
    </FieldRow>
  </>
);
