import type { Caller } from '../../portal/accounts.ts';
import { bookOnce } from '../../portal/bookOnce.ts';

export const connections = 16;
export const measuredSeconds = Number(process.env.BENCH_SECONDS ?? 15);
const warmUpSeconds = 5;

export interface Rates {
  readonly oneWallet: number;
  readonly manyWallets: number;
}

export const httpRates = async (
  url: string,
  clients: readonly Caller[],
  serviceId: number,
): Promise<Rates> => {
  const rate = async (of: readonly Caller[], seconds: number): Promise<number> => {
    const from = performance.now();
    let booked = 0;
    const work = async (offset: number): Promise<void> => {
      for (let turn = offset; performance.now() - from < seconds * 1_000; turn += connections) {
        await bookOnce(url, of[turn % of.length], serviceId);
        booked += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, offset) => work(offset)));
    return booked / ((performance.now() - from) / 1_000);
  };
  // The server compiles its code during the first seconds.
  await rate(clients, warmUpSeconds);
  return {
    oneWallet: await rate(clients.slice(0, 1), measuredSeconds),
    manyWallets: await rate(clients, measuredSeconds),
  };
};
