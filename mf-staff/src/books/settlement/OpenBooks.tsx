import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { missingQuery, proposeDecisionMutation } from 'shared-api/books';
import { formatNaira, koboOf, nairaFromKobo } from 'shared-api/money';
import { Button, Drawer, Stack } from 'shared-ui';
import { DateField } from 'shared-ui/fields';
import { AmountField, CheckboxField, koboFromTyped, TextField, useFormState } from 'shared-ui/form';
import { DialogForm } from '../../shared/DialogForm.tsx';

interface Values {
  day?: string;
  fee?: string;
  reason?: string;
  /** By the ids of transactions, with a letter before. */
  held?: Record<string, boolean>;
}

const problemsOf = ({ day, reason }: Values) => ({
  day: day ? undefined : 'Please choose a day',
  reason: (reason ?? '').trim().length >= 3 ? undefined : 'Must be at least 3 character(s) long',
});

const idsOf = (held: Values['held'] = {}) =>
  Object.entries(held).flatMap(([name, on]) => (on ? [Number(name.slice(1))] : []));

/** The newest payments before the day are those that the gateway may still hold. */
function StillHeld() {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  const { data } = useQuery({ ...missingQuery({ before: values.day }), enabled: Boolean(values.day) });
  if (!values.day || !data) return null;
  if (data.data.length === 0) return <p>Nothing is open from before that day.</p>;
  return (
    <fieldset>
      <legend>Still at the gateway on that day</legend>
      {data.data.map(({ transactionId, invoiceNumber, business_Name, open }) => (
        <CheckboxField
          key={transactionId}
          name={`held.t${transactionId}`}
          label={`${invoiceNumber}, ${business_Name}, ${formatNaira(koboOf(open))}`}
        />
      ))}
    </fieldset>
  );
}

function OpenForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useMutation(proposeDecisionMutation);
  const propose = ({ day, fee, reason = '', held }: Values, idempotencyKey: string) =>
    mutateAsync({
      decision: {
        kind: 'opening',
        day,
        fee: nairaFromKobo(koboFromTyped(fee ?? '')),
        stillOpen: idsOf(held),
        reason: reason.trim(),
      },
      idempotencyKey,
    });
  return (
    <DialogForm<Values>
      title="Open the books"
      submit="Propose"
      validate={problemsOf}
      onSubmit={propose}
      onClose={onClose}
    >
      <p>
        What was paid before a day counts as settled: it moves from clearing to the bank, once, when somebody
        else approves it. From that day on, payments are held against settlement files.
      </p>
      <DateField name="day" label="First day" required />
      <AmountField name="fee" label="Fees that the gateway kept of it" />
      <StillHeld />
      <TextField
        name="reason"
        label="Reason"
        hint="Such as the balance of the bank statement"
        rows={3}
        required
      />
    </DialogForm>
  );
}

/** Before the first file: which payments are settled already. */
export function OpenBooks() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Stack>
      <Button onClick={() => setOpen(true)}>Open the books</Button>
      {open && (
        <Drawer title="Open the books" placement="right" typing onClose={close}>
          <OpenForm onClose={close} />
        </Drawer>
      )}
    </Stack>
  );
}
