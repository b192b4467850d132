import type { ReactNode } from 'react';
import { confirmPayment } from 'shared-api/payments';
import { TextField } from 'shared-ui/form';
import { FormDialog } from './FormDialog.tsx';

/** The rule of every reason that staff must give. */
const schema = confirmPayment.body;

interface Values {
  reason: string;
  /** Where the dialog asks for it. */
  inBank?: boolean;
}

export interface ReasonDialogProps {
  /** The dialog's title and the text of its button: 'Confirm payment'. */
  label: string;
  /** What follows. */
  children: ReactNode;
  hint?: string;
  danger?: boolean;
  cancel?: string;
  /** The key stays the same however often one intent is sent. */
  onGiven: (reason: string, idempotencyKey: string, values: Values) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the reason of an act before it is done. */
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
