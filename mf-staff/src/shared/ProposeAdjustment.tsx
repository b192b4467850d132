import { useMutation } from '@tanstack/react-query';
import { proposeAdjustment, proposeAdjustmentMutation } from 'shared-api/payments';
import { RadioField } from 'shared-ui/fields';
import { AmountField, koboFromTyped, TextField } from 'shared-ui/form';
import { FormDialog } from './FormDialog.tsx';

interface Values {
  direction?: 'credit' | 'debit';
  amount?: string;
  reason?: string;
}

const directions = [
  { value: 'credit', label: 'Credit: add to the wallet' },
  { value: 'debit', label: 'Debit: take from the wallet' },
];

const schema = proposeAdjustment.body?.pick(['reason']);

const checkAmount = ({ amount }: Values) => ({
  amount: koboFromTyped(amount ?? '') > 0 ? undefined : 'Please enter an amount',
});

interface ProposeAdjustmentProps {
  client: { id: number; name: string };
  onProposed?: () => void;
  onClose: () => void;
}

/** A correction of a wallet is proposed by one person and approved by another; until then nothing moves. */
export function ProposeAdjustment({ client, onProposed, onClose }: ProposeAdjustmentProps) {
  const { mutateAsync } = useMutation(proposeAdjustmentMutation);
  const propose = async (values: Values, idempotencyKey: string) => {
    const kobo = koboFromTyped(values.amount ?? '');
    await mutateAsync({
      applicationUserId: client.id,
      amountKobo: values.direction === 'debit' ? -kobo : kobo,
      reason: values.reason ?? '',
      idempotencyKey,
    });
    onProposed?.();
  };
  return (
    <FormDialog<Values>
      title={`Adjust the wallet of ${client.name}`}
      schema={schema}
      validate={checkAmount}
      initialValues={{ direction: 'credit' }}
      submit="Propose"
      onSubmit={propose}
      onClose={onClose}
    >
      <RadioField name="direction" label="Direction" options={directions} />
      <AmountField name="amount" label="Amount" required />
      <TextField
        name="reason"
        label="Reason"
        hint="With the evidence, such as the number of a teller slip. The client reads it."
        rows={3}
        required
      />
      <p>Nothing moves until somebody else approves it.</p>
    </FormDialog>
  );
}
