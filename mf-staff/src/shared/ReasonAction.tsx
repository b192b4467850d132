import type { ReactNode } from 'react';
import { confirmPayment } from 'shared-api/contract';
import type { ButtonProps } from 'shared-ui';
import { TextField } from 'shared-ui/form';
import { FormAction } from './FormAction.tsx';

/** The rule of every reason that staff must give. */
const schema = confirmPayment.body;

interface ReasonActionProps {
  /** The button's text and the dialog's: 'Confirm payment'. */
  label: string;
  /** The button's text, where a table leaves little room. */
  short?: string;
  /** What it is done to, read out with the button. */
  of: string;
  /** What follows. */
  children: ReactNode;
  hint?: string;
  danger?: boolean;
  size?: ButtonProps['size'];
  /** The key stays the same however often one intent is sent. */
  onGiven: (reason: string, idempotencyKey: string) => Promise<unknown>;
}

/** A button whose act needs a reason. */
export const ReasonAction = ({
  label,
  short = label,
  of,
  children,
  hint,
  danger,
  size = 'small',
  onGiven,
}: ReasonActionProps) => (
  <FormAction<{ reason: string }>
    button={{ size, 'aria-label': `${label}: ${of}`, children: short }}
    title={label}
    schema={schema}
    submit={label}
    danger={danger}
    onSubmit={({ reason }, idempotencyKey) => onGiven(reason.trim(), idempotencyKey)}
  >
    {children}
    <TextField name="reason" label="Reason" rows={3} required {...(hint && { hint })} />
  </FormAction>
);
