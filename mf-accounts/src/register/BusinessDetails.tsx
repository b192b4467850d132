import { Stack } from 'shared-ui';
import { FormActions, SubmitButton } from 'shared-ui/form';
import { BusinessFields } from '../shared/BusinessFields.tsx';
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx';
import { AcceptTerms } from './AcceptTerms.tsx';
import { ContactFields } from './ContactFields.tsx';

export const BusinessDetails = ({ hidden }: { hidden: boolean }) => (
  <div hidden={hidden}>
    <Stack space={5}>
      <BusinessFields />
      <ContactFields />
      <NewPasswordFields confirmation="Confirm_Password" />
      <AcceptTerms />
      {!hidden && (
        <FormActions>
          <SubmitButton disabledWhile="invalid-or-unchanged">Next Step</SubmitButton>
        </FormActions>
      )}
    </Stack>
  </div>
);
