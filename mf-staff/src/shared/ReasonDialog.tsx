import type { ReactNode } from 'react';
import { confirmPayment } from 'shared-api/payments';
import { FormDialog } from 'shared-ui/dialogs';
import { TextAreaField } from 'shared-ui/fields';

/** The rules for a reason are the same in all calls, so the schema of one call serves for all. */
const schema = confirmPayment.body;

interface Values {
  reason: string;
  inBank?: boolean;
}

export interface ReasonDialogProps {
  label: string;
  children: ReactNode;
  hint?: string;
  danger?: boolean;
  cancel?: string;
  onGiven: (reason: string, values: Values) => Promise<unknown>;
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
    onSubmit={(values) => onGiven(values.reason.trim(), values)}
    onClose={onClose}
  >
    {children}
    <TextAreaField name="reason" label="Reason" rows={3} required {...(hint && { hint })} />
  </FormDialog>
);
