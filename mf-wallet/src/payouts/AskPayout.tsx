import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mutationOf, newIdempotencyKey, useSession } from 'shared-api/http';
import { koboOf, nairaFromKobo } from 'shared-api/money';
import { accountProblems, askPayout, banks, isCheckedBank, provePayout } from 'shared-api/payouts';
import { usePublicSettings } from 'shared-api/settings';
import { walletBalanceQuery } from 'shared-api/wallet';
import { displayName } from 'shared-api/wording';
import { Banner, formatNaira, Money, Skeletons, Stack } from 'shared-ui';
import { Modal } from 'shared-ui/dialogs';
import { SelectField, TextAreaField } from 'shared-ui/fields';
import {
  AmountField,
  amountFieldValue,
  FormActions,
  koboFromTyped,
  PortalForm,
  SubmitButton,
  TextField,
  useFormState,
} from 'shared-ui/form';

interface Values {
  amount?: string;
  bankCode?: string;
  accountNumber?: string;
  again?: string;
  accountName?: string;
  reason?: string;
  code?: string;
}

interface Limits {
  balanceKobo: number | undefined;
  minimumKobo: number;
  ownName: string;
}

function amountProblem(amount: string | undefined, { balanceKobo, minimumKobo }: Limits): string | undefined {
  const kobo = koboFromTyped(amount ?? '');
  if (kobo <= 0) return 'Please enter an amount';
  if (kobo < minimumKobo) return `Amount cannot be lower than ${formatNaira(minimumKobo)}`;
  return balanceKobo !== undefined && kobo > balanceKobo
    ? `Your wallet holds ${formatNaira(balanceKobo)}`
    : undefined;
}

const check = (values: Values, limits: Limits, asksCode: boolean) => ({
  ...accountProblems(values, limits.ownName),
  amount: amountProblem(values.amount, limits),
  bankCode: values.bankCode ? undefined : 'Choose a bank',
  reason: (values.reason ?? '').trim().length < 3 ? 'Must be at least 3 character(s) long' : undefined,
  code: asksCode && !values.code?.trim() ? 'Enter the code' : undefined,
});

const bankOptions = banks.map(({ code, name }) => ({ value: code, label: name }));

function Account({ ownName }: { ownName: string }) {
  const { values } = useFormState<Values>({ subscription: { values: true } });
  return (
    <>
      <SelectField name="bankCode" label="Bank" options={bankOptions} placeholder="Choose a bank" required />
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
      <TextField name="accountName" label="Account name" hint={`As yours here: ${ownName}`} required />
    </>
  );
}

interface AskPayoutProps {
  closing?: boolean;
  onClose: () => void;
}

export function AskPayout({ closing = false, onClose }: AskPayoutProps) {
  /** The dialog keeps one idempotency key, so that an edit after a lost reply causes no second payout. */
  const [idempotencyKey] = useState(newIdempotencyKey);
  const prove = useMutation(mutationOf(provePayout));
  const ask = useMutation(mutationOf(askPayout));
  const user = useSession((state) => state.user);
  const balanceKobo = useQuery(walletBalanceQuery).data?.balanceKobo;
  const smallest = koboOf(usePublicSettings().payoutMinimum);
  const minimumKobo = closing ? 0 : smallest;
  const ownName = user ? displayName(user) : '';
  const proof = prove.data?.data.by;
  const send = async ({ amount = '', again: _, code = '', ...values }: Values) => {
    if (!proof) return prove.mutateAsync({ body: closing ? { closing } : {} });
    const { bankCode = '', accountNumber = '', accountName = '', reason = '' } = values;
    const body = {
      amount: nairaFromKobo(koboFromTyped(amount)),
      bankCode,
      accountNumber,
      accountName,
      reason,
      ...(closing && { closing }),
      code: code.trim(),
    };
    await ask.mutateAsync({ body, idempotencyKey });
    onClose();
  };
  return (
    <Modal title="Ask for a payout" open onClose={onClose} width={560}>
      {closing && balanceKobo === undefined ? (
        <Skeletons count={4} />
      ) : (
        <PortalForm<Values>
          label="Ask for a payout"
          initialValues={{
            accountName: ownName,
            ...(closing && balanceKobo !== undefined && { amount: amountFieldValue(balanceKobo) }),
          }}
          validate={(values) => check(values, { balanceKobo, minimumKobo, ownName }, proof !== undefined)}
          onSubmit={send}
        >
          <Stack space={4}>
            {balanceKobo !== undefined && (
              <p>
                Your wallet holds <Money kobo={balanceKobo} />.
              </p>
            )}
            <AmountField name="amount" label="Amount" required />
            <Account ownName={ownName} />
            <TextAreaField name="reason" label="Reason" rows={2} required />
            {proof && (
              <TextField
                name="code"
                label="Code"
                hint={
                  proof === 'app'
                    ? 'Of your authenticator app, or a recovery code'
                    : 'We have mailed it to you; it is valid for 15 minutes'
                }
                autoComplete="one-time-code"
                required
              />
            )}
            <Banner tone="info">
              The amount leaves your wallet at once. The finance office approves it, and another person
              transfers it; until it is approved you can withdraw it.
            </Banner>
            <FormActions onCancel={onClose}>
              <SubmitButton>{proof ? 'Ask for the payout' : 'Continue'}</SubmitButton>
            </FormActions>
          </Stack>
        </PortalForm>
      )}
    </Modal>
  );
}
