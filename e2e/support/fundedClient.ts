import { fundWallet, listTransactionsOfType, walletBalance } from 'shared-api/contract';
import { waitFor } from 'tooling/portal';
import { type NewClient, newClient } from './newClient.ts';
import type { Portal } from './Portal.ts';

/** A new client with this much in the wallet, paid at the gateway. */
export const fundedClient = async (
  portal: Portal,
  naira = 500_000,
  register = newClient,
): Promise<NewClient> => {
  const client = await register(portal);
  const { token } = client;
  await portal.call(fundWallet, { token, body: { amount: naira } });
  const rrr = await waitFor(
    async () => {
      const { transactions } = await portal.call(listTransactionsOfType, { token, params: { type: 2 } });
      return transactions[0]?.rrrNo ?? undefined;
    },
    { what: 'The RRR', timeoutMs: 20_000 },
  );
  await portal.pay(rrr);
  await waitFor(async () => (await portal.call(walletBalance, { token })).balance.balance === naira, {
    what: 'The credit',
    timeoutMs: 20_000,
  });
  return client;
};
