import { startPortal } from 'tooling/portal';
import { type Caller, prepareAccounts } from '../../portal/accounts.ts';
import { bookingsPerSecondOverHttp } from '../../portal/bookings.ts';
import { productionSettings, throwAwaySettings } from '../../portal/settings.ts';

const warmUpMs = 3_000;

/** One sample client books, then all four in turn. */
export async function embeddedRate({ connections, forMs }: { connections: number; forMs: number }) {
  const common = await throwAwaySettings();
  const portal = (env: NodeJS.ProcessEnv) =>
    startPortal({ env: { ...common, ...env }, onLine: () => undefined });

  const first = await portal({ SAMPLE_DATA: '1', PAYMENT_SETTLEMENT: 'instant' });
  const { clients, serviceId } = await prepareAccounts(first);
  await first.stop();

  const second = await portal(productionSettings);
  const rate = (of: readonly Caller[], time: number) =>
    bookingsPerSecondOverHttp(second.url, { clients: of, serviceId, connections, forMs: time });
  await rate(clients, warmUpMs);
  const rates = {
    oneWallet: await rate(clients.slice(0, 1), forMs),
    manyWallets: await rate(clients, forMs),
  };
  await second.stop();
  return rates;
}
