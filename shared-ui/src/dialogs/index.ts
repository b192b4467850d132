export { ConfirmDialog } from './ConfirmDialog.tsx';
export { DialogButton } from './DialogButton.tsx';
export { FormDialog, type FormDialogProps } from './FormDialog.tsx';
export { Modal } from './Modal.tsx';
