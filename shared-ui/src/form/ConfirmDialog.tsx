import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { useOffline } from '../connection/useOffline.ts';
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
  /** Nothing leaves this device when it is confirmed. */
  local?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    open,
    children,
    confirm,
    cancel = 'Go back',
    danger,
    busy,
    local,
    onConfirm,
    onClose,
  } = props;
  const offline = useOffline();
  return (
    <Modal title={title} open={open} onClose={onClose}>
      {children}
      <FormActions>
        <Button
          variant={danger ? 'danger' : 'primary'}
          loading={busy ?? false}
          explainDisabled={!local && offline}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
      </FormActions>
    </Modal>
  );
}
