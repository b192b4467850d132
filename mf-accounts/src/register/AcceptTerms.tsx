import { useState } from 'react';
import { Button, NoticeLine } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { CheckboxField } from 'shared-ui/form';
import styles from './AcceptTerms.module.css';
import { RegistrationTerms } from './RegistrationTerms.tsx';

const title = 'Registration Terms and Conditions';

export function AcceptTerms() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <CheckboxField
        name="Accept"
        label={`I have read and accept the ${title}`}
        missing="accept the terms and conditions"
        required
        hideError
      >
        I have read and accept the{' '}
        <Button variant="link" className={styles.read} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Registration <span className="nowrap">Terms and Conditions</span>
        </Button>
      </CheckboxField>
      <NoticeLine />
      <Modal title={title} size="large" open={open} onClose={close}>
        <RegistrationTerms />
        <Button onClick={close}>Close</Button>
      </Modal>
    </>
  );
}
