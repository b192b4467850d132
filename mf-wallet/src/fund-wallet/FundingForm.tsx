import { useQueryClient } from '@tanstack/react-query';
import { koboOf } from 'shared-api/money';
import { usePublicSettings } from 'shared-api/settings';
import { moneyState, transactionTypes } from 'shared-api/transactions';
import { transactionsQuery } from 'shared-api/wallet';
import { Banner, formatNaira, Stack } from 'shared-ui';
import { AmountField, FormActions, koboFromTyped, PortalForm, SubmitButton } from 'shared-ui/form';
import {
  fundingDoubt,
  fundingError,
  fundingLabel,
  fundingStart,
  fundingSuggestions,
} from './fundingAmount.ts';

interface FundingFormProps {
  shortfallKobo?: number | undefined;
  onFund: (amountKobo: number) => Promise<unknown>;
  onCancel: () => void;
}

/** Returns the last funded amount if the list of fundings is in the cache. The hook sends no request. */
function useLastFunding(): number | undefined {
  const queryClient = useQueryClient();
  const { queryKey } = transactionsQuery(transactionTypes.fund, { pageNumber: 1 });
  const fundings = queryClient.getQueryData(queryKey)?.data.transactions;
  const last = fundings?.find((each) => moneyState(each) === 'paid');
  return last && koboOf(last.amount);
}

export const FundingForm = ({ shortfallKobo, onFund, onCancel }: FundingFormProps) => {
  const { minFundingModal, treasuryFee } = usePublicSettings();
  const minimumKobo = koboOf(minFundingModal);
  const start = fundingStart(minimumKobo, shortfallKobo);
  return (
    <PortalForm<{ amount?: string }>
      label="Fund wallet"
      initialValues={start ? { amount: start } : {}}
      validate={({ amount }) => ({ amount: fundingError(amount, minimumKobo) })}
      onSubmit={({ amount }) => onFund(koboFromTyped(amount))}
    >
      <Stack space={4}>
        <AmountField
          name="amount"
          label={fundingLabel(minimumKobo)}
          required
          hint={`The last two digits typed are kobo: ${new Intl.NumberFormat('en').format(minimumKobo)} is typed for ${formatNaira(minimumKobo)}`}
          doubt={(kobo) => fundingDoubt(kobo, minimumKobo)}
          suggestions={fundingSuggestions(minimumKobo, { shortfallKobo, lastKobo: useLastFunding() })}
        />
        <Banner tone="info">
          We issue an invoice with a payment reference (RRR) and e-mail it to you. Your wallet is funded as
          soon as the gateway confirms your payment.
          {treasuryFee > 0 &&
            ` The gateway charges a TSA processing fee of ${formatNaira(koboOf(treasuryFee))} on top.`}
        </Banner>
        <FormActions onCancel={onCancel}>
          <SubmitButton>Fund wallet</SubmitButton>
        </FormActions>
      </Stack>
    </PortalForm>
  );
};
