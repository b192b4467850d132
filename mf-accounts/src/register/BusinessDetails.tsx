import { FormActions, SubmitButton } from 'shared-ui/form';
import { BusinessFields } from '../shared/BusinessFields.tsx';
import { AcceptTerms } from './AcceptTerms.tsx';
import { ContactFields } from './ContactFields.tsx';
import styles from './CorporateSteps.module.css';
import { NewPasswordFields } from './NewPasswordFields.tsx';

export const BusinessDetails = ({ hidden }: { hidden: boolean }) => (
  <div className={styles.step} hidden={hidden}>
    <BusinessFields />
    <ContactFields />
    <NewPasswordFields />
    <AcceptTerms />
    {!hidden && (
      <FormActions>
        <SubmitButton disabledWhile="invalid-or-unchanged">Next Step</SubmitButton>
      </FormActions>
    )}
  </div>
);
