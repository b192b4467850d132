import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';

interface DialogButtonProps extends Omit<ButtonProps, 'onClick' | 'aria-haspopup'> {
  dialog: (close: () => void) => ReactNode;
}

export function DialogButton({ dialog, ...button }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button {...button} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open && dialog(() => setOpen(false))}
    </>
  );
}
