import { useState } from 'react';
import { Button, type ButtonProps } from 'shared-ui';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

interface FormActionProps<Values extends object> extends Omit<FormDialogProps<Values>, 'onClose'> {
  button: Omit<ButtonProps, 'onClick'>;
}

export function FormAction<Values extends object>({ button, ...dialog }: FormActionProps<Values>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {open && <FormDialog<Values> {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}
