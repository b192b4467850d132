import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '../contract/endpoint.ts';
import { keys } from '../http/keys.ts';
import { call } from '../http/request.ts';
import * as api from './contract.ts';

/** Beneath the wallet, which every step of a payout changes. */
const root = [...keys.wallet, 'payouts'];
const moved = [keys.wallet, keys.transactions, keys.activities];

export const payoutsQuery = (query: QueryOf<typeof api.listPayouts>) =>
  queryOptions({
    queryKey: [...root, query],
    queryFn: ({ signal }) => call(api.listPayouts, { query }, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: 'Fetching payouts failed. Kindly Refresh' },
  });

export const provePayoutMutation = mutationOptions({
  mutationFn: () => call(api.provePayout, { body: {} }),
  meta: { failure: 'The code was not sent' },
});

type Asking = BodyOf<typeof api.askPayout> & { idempotencyKey: string };

export const askPayoutMutation = mutationOptions({
  mutationFn: ({ idempotencyKey, ...body }: Asking) => call(api.askPayout, { body }, { idempotencyKey }),
  meta: { success: 'Payout asked for', failure: 'The payout was not asked for', invalidates: moved },
});

export const approvePayoutMutation = mutationOptions({
  mutationFn: (id: number) => call(api.approvePayout, { params: { id }, body: {} }),
  meta: { success: 'Payout approved', failure: 'The payout was not approved', invalidates: moved },
});

type Transfer = BodyOf<typeof api.payPayout> & { id: number };

export const payPayoutMutation = mutationOptions({
  mutationFn: ({ id, ...body }: Transfer) => call(api.payPayout, { params: { id }, body }),
  meta: { success: 'Payout recorded as paid', failure: 'The payment was not recorded', invalidates: moved },
});

interface Ending {
  id: number;
  reason?: string;
}

export const refusePayoutMutation = mutationOptions({
  mutationFn: ({ id, reason }: Ending) => call(api.refusePayout, { params: { id }, body: { reason } }),
  meta: { success: 'The wallet has it again', failure: 'The payout was not ended', invalidates: moved },
});

export const returnPayoutMutation = mutationOptions({
  mutationFn: ({ id, reason }: Ending & { reason: string }) =>
    call(api.returnPayout, { params: { id }, body: { reason } }),
  meta: { success: 'The wallet has it again', failure: 'The return was not recorded', invalidates: moved },
});

export const readPayoutAccountMutation = mutationOptions({
  mutationFn: async (id: number) =>
    (await call(api.readPayoutAccount, { params: { id }, body: {} })).data.accountNumber,
  meta: { failure: 'The account number was not shown' },
});
