import type { ReactNode } from 'react';
import { confirmPayment } from 'shared-api/payments';
import { TextField } from 'shared-ui/form';
import { FormDialog } from './FormDialog.tsx';

/** All reasons given by staff follow the same rule. */
const schema = confirmPayment.body;

interface Values {
  reason: string;
  inBank?: boolean;
}

export interface ReasonDialogProps {
  /** The dialog's title and its button's text: 'Confirm payment'. */
  label: string;
  children: ReactNode;
  hint?: string;
  danger?: boolean;
  cancel?: string;
  /** The key stays the same when the same intent is sent again. */
  onGiven: (reason: string, idempotencyKey: string, values: Values) => Promise<unknown>;
  onClose: () => void;
}

export const ReasonDialog = ({
  label,
  children,
  hint,
  danger,
  cancel,
  onGiven,
  onClose,
}: ReasonDialogProps) => (
  <FormDialog<Values>
    title={label}
    schema={schema}
    submit={label}
    danger={danger}
    cancel={cancel}
    onSubmit={(values, idempotencyKey) => onGiven(values.reason.trim(), idempotencyKey, values)}
    onClose={onClose}
  >
    {children}
    <TextField name="reason" label="Reason" rows={3} required {...(hint && { hint })} />
  </FormDialog>
);
