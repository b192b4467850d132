import { Button } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { BookingTerms } from './BookingTerms.tsx';

export const TermsModal = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Modal title="Booking Terms and Conditions" open={open} onClose={onClose} size="large">
    <BookingTerms />
    <Button onClick={onClose}>Close</Button>
  </Modal>
);
