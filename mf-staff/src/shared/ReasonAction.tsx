import { type ReactNode, useRef, useState } from 'react';
import { newIdempotencyKey } from 'shared-api';
import { confirmPayment } from 'shared-api/contract';
import { Button, Stack } from 'shared-ui';
import { FormActions, Modal, PortalForm, SubmitButton, TextField } from 'shared-ui/form';

/** The rule of every reason that the finance office gives. */
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
  /** The key stays the same however often one intent is sent. */
  onGiven: (reason: string, idempotencyKey: string) => Promise<unknown>;
}

/** A button whose act needs a reason, asked for in a dialog that stays open when the act fails. */
export function ReasonAction({
  label,
  short = label,
  of,
  children,
  hint,
  danger,
  onGiven,
}: ReasonActionProps) {
  const [open, setOpen] = useState(false);
  const idempotencyKey = useRef('');
  const show = () => {
    idempotencyKey.current = newIdempotencyKey();
    setOpen(true);
  };
  const close = () => setOpen(false);
  const act = async ({ reason }: { reason: string }) => {
    await onGiven(reason.trim(), idempotencyKey.current);
    close();
  };
  return (
    <>
      <Button size="small" aria-label={`${label}: ${of}`} onClick={show}>
        {short}
      </Button>
      <Modal title={label} open={open} onClose={close} width={520}>
        <PortalForm<{ reason: string }> label={label} schema={schema} onSubmit={act}>
          <Stack space={4}>
            {children}
            <TextField name="reason" label="Reason" rows={3} required {...(hint && { hint })} />
            <FormActions>
              <SubmitButton variant={danger ? 'danger' : 'primary'}>{label}</SubmitButton>
              <Button onClick={close}>Go back</Button>
            </FormActions>
          </Stack>
        </PortalForm>
      </Modal>
    </>
  );
}
