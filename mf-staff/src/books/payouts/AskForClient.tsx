import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from 'shared-api/accounts';
import { clientWalletQuery } from 'shared-api/clients';
import { mutationOf, newIdempotencyKey } from 'shared-api/http';
import { nairaFromKobo } from 'shared-api/money';
import { accountProblems, askPayout, banks, isCheckedBank } from 'shared-api/payouts';
import { displayName } from 'shared-api/wording';
import { Money } from 'shared-ui';
import { SelectField, TextAreaField } from 'shared-ui/fields';
import { AmountField, DialogForm, koboFromTyped, TextField, useFormState } from 'shared-ui/form';
import { FindDrawer } from '../../shared/FindDrawer.tsx';
import { FoundClients } from '../../shared/FoundClients.tsx';

interface Values {
  amount?: string;
  bankCode?: string;
  accountNumber?: string;
  again?: string;
  accountName?: string;
  reason?: string;
  letter?: string;
}

const schema = askPayout.body?.pick(['bankCode', 'reason']);
const bankOptions = banks.map(({ code, name }) => ({ value: code, label: name }));

const check = ({ amount, letter, ...account }: Values, ownName: string) => ({
  ...accountProblems(account, ownName),
  amount: koboFromTyped(amount ?? '') > 0 ? undefined : 'Please enter an amount',
  letter: (letter ?? '').trim().length < 3 ? 'Name the letter by which the client asks' : undefined,
});

/** The account numbers of some banks cannot be checked and are therefore typed twice. */
function AccountNumber() {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return (
    <>
      <TextField name="accountNumber" label="Account number" hint="Ten digits" inputMode="numeric" required />
      {!isCheckedBank(values.bankCode) && (
        <TextField
          name="again"
          label="Account number, again"
          hint="This bank’s numbers cannot be checked: a wrong one would be somebody else’s"
          inputMode="numeric"
          required
        />
      )}
    </>
  );
}

interface FormProps {
  client: User;
  onAsked: () => void;
  onClose: () => void;
}

function AskForm({ client, onAsked, onClose }: FormProps) {
  const ownName = displayName(client);
  const wallet = useQuery(clientWalletQuery(client.id));
  const { mutateAsync } = useMutation(mutationOf(askPayout));
  /** The dialog keeps one idempotency key, so that an edit after a lost reply causes no second payout. */
  const [idempotencyKey] = useState(newIdempotencyKey);
  const ask = async (values: Values) => {
    const { amount = '', bankCode = '', accountNumber = '', accountName = '', reason = '', letter } = values;
    const body = {
      applicationUserId: client.id,
      amount: nairaFromKobo(koboFromTyped(amount)),
      bankCode,
      accountNumber,
      accountName,
      reason,
      letter,
    };
    await mutateAsync({ body, idempotencyKey });
    onAsked();
  };
  return (
    <DialogForm<Values>
      title={`Payout to ${ownName}`}
      schema={schema}
      validate={(values) => check(values, ownName)}
      initialValues={{ accountName: ownName }}
      submit="Ask for the payout"
      cancel="Back"
      onSubmit={ask}
      onClose={onClose}
    >
      {wallet.data && (
        <p>
          The wallet holds <Money kobo={wallet.data.balanceKobo} />.
        </p>
      )}
      <AmountField name="amount" label="Amount" required />
      <SelectField name="bankCode" label="Bank" options={bankOptions} placeholder="Choose a bank" required />
      <AccountNumber />
      <TextField name="accountName" label="Account name" required />
      <TextField name="letter" label="Letter of the client" hint="Its number or its date" required />
      <TextAreaField name="reason" label="Reason" rows={2} required />
      <p>Somebody else approves it, and another person transfers it.</p>
    </DialogForm>
  );
}

export const AskForClient = () => (
  <FindDrawer<User>
    button="Payout to a deactivated client"
    title="Whose wallet?"
    label="Client’s name or e-mail address"
    found={(search, choose) => <FoundClients search={search} status="Deactivated" onChoose={choose} />}
    titleOf={(client) => `Payout to ${displayName(client)}`}
    form={(client, close, back) => <AskForm client={client} onAsked={close} onClose={back} />}
  />
);
