import { useRef, useState } from 'react';
import { newIdempotencyKey } from 'shared-api';
import { Button, type ButtonProps } from 'shared-ui';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

export interface FormActionProps<Values extends object>
  extends Omit<FormDialogProps<Values>, 'open' | 'onClose' | 'onSubmit'> {
  button: Omit<ButtonProps, 'onClick'>;
  /** The key stays the same however often one intent is sent. */
  onSubmit: (values: Values, idempotencyKey: string) => Promise<unknown>;
}

/** A button whose act needs to be told something, asked for in a dialog. */
export function FormAction<Values extends object>({ button, onSubmit, ...dialog }: FormActionProps<Values>) {
  const [open, setOpen] = useState(false);
  const idempotencyKey = useRef('');
  const show = () => {
    idempotencyKey.current = newIdempotencyKey();
    setOpen(true);
  };
  return (
    <>
      <Button {...button} onClick={show} />
      <FormDialog<Values>
        {...dialog}
        open={open}
        onClose={() => setOpen(false)}
        onSubmit={(values) => onSubmit(values, idempotencyKey.current)}
      />
    </>
  );
}
