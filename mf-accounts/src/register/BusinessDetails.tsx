import { FormActions, SubmitButton } from 'shared-ui/form';
import { BusinessFields } from '../shared/BusinessFields.tsx';
import { NewPasswordFields } from '../shared/NewPasswordFields.tsx';
import { AcceptTerms } from './AcceptTerms.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './CorporateSteps.module.css';

export const BusinessDetails = ({ hidden }: { hidden: boolean }) => (
  <div className={styles.step} hidden={hidden}>
    <BusinessFields />
    <ContactFields />
    <NewPasswordFields confirmation="Confirm_Password" />
    <AcceptTerms />
    {!hidden && (
      <FormActions>
        <SubmitButton disabledWhile="invalid-or-unchanged">Next Step</SubmitButton>
      </FormActions>
    )}
  </div>
);
