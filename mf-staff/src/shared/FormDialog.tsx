import { Modal } from 'shared-ui/dialogs';
import { DialogForm, type DialogFormProps } from './DialogForm.tsx';

export type FormDialogProps<Values extends object> = DialogFormProps<Values>;

export const FormDialog = <Values extends object>(props: FormDialogProps<Values>) => (
  <Modal title={props.title} open onClose={props.onClose} width={560}>
    <DialogForm<Values> {...props} />
  </Modal>
);
