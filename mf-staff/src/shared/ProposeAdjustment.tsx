import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientWalletQuery } from 'shared-api/clients';
import { mutationOf, newIdempotencyKey } from 'shared-api/http';
import { nairaFromKobo } from 'shared-api/money';
import { proposeAdjustment } from 'shared-api/payments';
import { Drawer, Money } from 'shared-ui';
import { DescriptionList } from 'shared-ui/data';
import { RadioField, TextAreaField } from 'shared-ui/fields';
import { AmountField, DialogForm, koboFromTyped, useFormState } from 'shared-ui/form';

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

interface AdjustmentFormProps {
  client: { id: number; name: string };
  onProposed?: () => void;
  cancel?: string;
  onClose: () => void;
}

export const adjustmentTitle = (client: { name: string }) => `Adjust the wallet of ${client.name}`;

function BalanceAfter({ clientId }: { clientId: number }) {
  const { data } = useQuery(clientWalletQuery(clientId));
  const { values } = useFormState<Values>({ subscription: { values: true } });
  if (!data) return null;
  const kobo = koboFromTyped(values.amount ?? '');
  const after = data.balanceKobo + (values.direction === 'debit' ? -kobo : kobo);
  return (
    <DescriptionList
      items={[
        { term: 'Balance now', value: <Money kobo={data.balanceKobo} /> },
        { term: 'Balance after', value: <Money kobo={after} /> },
      ]}
    />
  );
}

export function AdjustmentForm({ client, onProposed, cancel, onClose }: AdjustmentFormProps) {
  const { mutateAsync } = useMutation(mutationOf(proposeAdjustment));
  /** The dialog keeps one idempotency key, so that an edit after a lost reply causes no second adjustment. */
  const [idempotencyKey] = useState(newIdempotencyKey);
  const propose = async (values: Values) => {
    const kobo = koboFromTyped(values.amount ?? '');
    await mutateAsync({
      body: {
        applicationUserId: client.id,
        amount: nairaFromKobo(values.direction === 'debit' ? -kobo : kobo),
        reason: values.reason ?? '',
      },
      idempotencyKey,
    });
    onProposed?.();
  };
  return (
    <DialogForm<Values>
      title={adjustmentTitle(client)}
      schema={schema}
      validate={checkAmount}
      initialValues={{ direction: 'credit' }}
      submit="Propose"
      onSubmit={propose}
      cancel={cancel}
      onClose={onClose}
    >
      <RadioField name="direction" label="Direction" options={directions} />
      <AmountField name="amount" label="Amount" required />
      <TextAreaField
        name="reason"
        label="Reason"
        hint="With the evidence, such as the number of a teller slip. The client reads it."
        rows={3}
        required
      />
      <BalanceAfter clientId={client.id} />
      <p>Nothing moves until somebody else approves it.</p>
    </DialogForm>
  );
}

export const ProposeAdjustment = (props: AdjustmentFormProps) => (
  <Drawer title={adjustmentTitle(props.client)} placement="right" typing onClose={props.onClose}>
    <AdjustmentForm {...props} />
  </Drawer>
);
