import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { FormActions } from './FormActions.tsx';
import { Modal } from './Modal.tsx';

export interface ConfirmDialogProps {
  title: string;
  open: boolean;
  children: ReactNode;
  /** Names the action: 'Cancel booking', not 'OK'. */
  confirm: string;
  cancel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, open, children, confirm, cancel = 'Go back', danger, busy, onConfirm, onClose } = props;
  return (
    <Modal title={title} open={open} onClose={onClose}>
      {children}
      <FormActions>
        <Button variant={danger ? 'danger' : 'primary'} loading={busy ?? false} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
      </FormActions>
    </Modal>
  );
}
