import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { newIdempotencyKey, queryOf } from 'shared-api/http';
import { moneyState } from 'shared-api/transactions';
import { fundWalletMutation, transactionById } from 'shared-api/wallet';
import { saysUnpaid } from '../shared/paymentStatus.ts';

/** A repeated request for the same amount has the same key, so the server does not issue a second invoice. */
export function useFunding(onFunded: (amountKobo: number) => void) {
  const funding = useMutation(fundWalletMutation);
  const intent = useRef({ amountKobo: 0, key: '' });
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

  const fund = (amountKobo: number) => {
    if (intent.current.amountKobo !== amountKobo) intent.current = { amountKobo, key: newIdempotencyKey() };
    return funding.mutateAsync({ amountKobo, idempotencyKey: intent.current.key });
  };
  const forget = () => {
    intent.current = { amountKobo: 0, key: '' };
    funding.reset();
  };
  return { fund, forget, transaction };
}
