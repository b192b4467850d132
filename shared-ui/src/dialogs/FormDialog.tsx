import { DialogForm, type DialogFormProps } from '../form/DialogForm.tsx';
import { Modal, type ModalProps } from './Modal.tsx';

export type FormDialogProps<Values extends object> = DialogFormProps<Values> & Pick<ModalProps, 'width'>;

export const FormDialog = <Values extends object>({ width = 560, ...form }: FormDialogProps<Values>) => (
  <Modal title={form.title} open onClose={form.onClose} width={width}>
    <DialogForm<Values> {...form} />
  </Modal>
);
