import type { ButtonProps } from 'shared-ui';
import { DialogButton } from './DialogButton.tsx';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

interface FormActionProps<Values extends object> extends Omit<FormDialogProps<Values>, 'onClose'> {
  button: Omit<ButtonProps, 'onClick'>;
}

export const FormAction = <Values extends object>({ button, ...dialog }: FormActionProps<Values>) => (
  <DialogButton {...button} dialog={(close) => <FormDialog<Values> {...dialog} onClose={close} />} />
);
