import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { queryOf } from 'shared-api/http';
import { moneyState } from 'shared-api/transactions';
import { fundWalletMutation, transactionById } from 'shared-api/wallet';
import { saysUnpaid } from '../shared/paymentStatus.ts';

export function useFunding(onFunded: (amountKobo: number) => void) {
  const funding = useMutation(fundWalletMutation);
  const issued = funding.data;
  const awaited = issued && saysUnpaid(issued.invoice) ? issued.invoice : undefined;
  const { data: latest } = useQuery({
    ...queryOf(transactionById, { params: { id: String(awaited?.transactionId) } }),
    enabled: awaited?.transactionId !== undefined,
  });
  const transaction = latest?.transaction ?? awaited;
  const settled = issued && (!awaited || (transaction && moneyState(transaction) === 'paid'));
  const tellFunded = useEffectEvent(() => issued && onFunded(issued.amountKobo));
  useEffect(() => {
    if (settled) tellFunded();
  }, [settled]);

  return { fund: funding.mutateAsync, forget: funding.reset, transaction };
}
