import { compareWithBareRoute, type ListRates } from '../bare/compareWithBareRoute.ts';
import { type ConfirmRates, confirmRates } from '../bookings/confirmRates.ts';
import type { Rates } from '../bookings/httpRates.ts';
import type { StaffPortal } from '../lists/staffPortal.ts';
import { type Curve, type Group, ratio } from './curves.ts';
import { inTurn } from './inTurn.ts';
import { labelsOf, served } from './sizes.ts';

const listRounds = 2;
const effort = { connections: 16, forMs: 8_000 };

const listRates = ({ url, busiestClient, caller }: StaffPortal): Promise<readonly ListRates[]> =>
  compareWithBareRoute({
    url,
    tokens: { client: [busiestClient.token], staff: [caller.token] },
    rounds: listRounds,
  });

const listCurves = (measured: readonly (readonly ListRates[])[]): readonly Curve[] =>
  (measured[0] ?? []).map(({ name }, list) => ({
    name,
    unit: ratio,
    values: measured.map((lists) => (lists[list]?.rates.one ?? 0) / (lists[list]?.bare ?? 1)),
  }));

/** Each list to a bare route that sends the same bytes. */
export const lists = async (portals: readonly StaffPortal[]): Promise<readonly Group[]> => {
  const measured = await inTurn(portals, listRates);
  return [{ title: 'Lists to a bare route', sizes: labelsOf(served), curves: listCurves(measured) }];
};

const confirmCurves = (measured: readonly ConfirmRates[]): readonly Curve[] => {
  const curvesOf = (wallets: string, of: (rates: Rates) => number): readonly Curve[] => [
    { name: `${wallets}, HTTP`, unit: '/s', values: measured.map(({ http }) => of(http)) },
    {
      name: `${wallets}, to pgbench`,
      unit: ratio,
      values: measured.map(({ http, oneByOne }) => of(http) / of(oneByOne)),
    },
  ];
  return [
    ...curvesOf('One wallet', ({ oneWallet }) => oneWallet),
    ...curvesOf('1,000 wallets', ({ manyWallets }) => manyWallets),
  ];
};

/** Confirm to pgbench with the same statements; the portals are stopped before and after. */
export const confirms = async (portals: readonly StaffPortal[]): Promise<Group> => ({
  title: 'Confirm to pgbench',
  sizes: labelsOf(served),
  curves: confirmCurves(
    await inTurn(portals, ({ environment, log }) => confirmRates(environment, log, effort)),
  ),
});
