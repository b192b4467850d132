import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useOffline } from '../connection/useOffline.ts';
import { FormActions } from '../form/FormActions.tsx';
import { useSending } from '../sending/useSending.ts';
import { Modal } from './Modal.tsx';

export interface ConfirmDialogProps {
  title: string;
  open: boolean;
  children: ReactNode;
  /** Without a text there is no such button, since the dialog knows that the server would refuse. */
  confirm: string | undefined;
  cancel?: string;
  danger?: boolean;
  /** While the returned promise is pending, further presses have no effect. */
  onConfirm: () => unknown;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, open, children, confirm, cancel = 'Cancel', danger, onConfirm, onClose } = props;
  const offline = useOffline();
  const { sending, start } = useSending(onConfirm);
  return (
    <Modal title={title} open={open} onClose={onClose}>
      {children}
      <FormActions>
        {confirm && (
          <Button
            variant={danger ? 'danger' : 'primary'}
            loading={sending}
            explainDisabled={offline}
            onClick={() => void start()}
          >
            {confirm}
          </Button>
        )}
        <Button onClick={onClose}>{cancel}</Button>
      </FormActions>
    </Modal>
  );
}
