import { fundWallet, listTransactionsOfType, walletBalance } from 'shared-api/contract';
import { waitFor } from 'tooling/portal';
import { type NewClient, newClient, readyClient } from './newClient.ts';
import type { Portal } from './Portal.ts';
import type { ClientKind } from './readyClients.ts';

export const fundedClient = async (
  portal: Portal,
  naira = 500_000,
  kind: ClientKind = 'individual',
): Promise<NewClient> => {
  const ready = await readyClient(portal, kind, naira);
  if (ready) return ready;
  const client = await newClient(portal, kind);
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
