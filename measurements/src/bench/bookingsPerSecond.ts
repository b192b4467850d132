import { startPostgres } from 'tooling/postgres';
import { startBenchEnvironment } from '../portal/benchEnvironment.ts';
import { table } from '../table.ts';
import { confirmRates } from './bookings/confirmRates.ts';
import { embeddedRate } from './bookings/embeddedRate.ts';
import type { Rates } from './bookings/httpRates.ts';

const effort = { connections: 16, forMs: 15_000 };

const whole = (rate: number): string => rate.toFixed(0);
const both = ({ oneWallet, manyWallets }: Rates, write: (rate: number) => string): string[] => [
  write(oneWallet),
  write(manyWallets),
];
const ratios = (part: Rates, all: Rates): string[] => [
  (part.oneWallet / all.oneWallet).toFixed(2),
  (part.manyWallets / all.manyWallets).toFixed(2),
];

/** pgbench runs the same statements in the same run. */
export const bookingsPerSecond = async (): Promise<string> => {
  const embedded = await embeddedRate(effort);
  const postgres = await startPostgres({ durable: true });
  const { http, oneByOne } = await confirmRates(
    await startBenchEnvironment(postgres.url),
    postgres.log,
    effort,
  );
  await postgres.stop();
  return table(
    ['bookings per second', 'one wallet', '1,000 wallets'],
    [
      [
        `HTTP, ${effort.connections} connections, embedded database (one wallet, four wallets)`,
        ...both(embedded, whole),
      ],
      [`HTTP, ${effort.connections} connections, ${postgres.source}`, ...both(http, whole)],
      ['pgbench, the same statements one by one', ...both(oneByOne, whole)],
      ['HTTP to pgbench (target 0.6)', ...ratios(http, oneByOne)],
    ],
  );
};
