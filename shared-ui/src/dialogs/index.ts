export { ConfirmDialog } from './ConfirmDialog.tsx';
export { Modal } from './Modal.tsx';
