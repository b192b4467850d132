import type { Portal } from 'tooling/portal';
import { type Accounts, prepareAccounts } from '../../portal/accounts.ts';
import { loadFrom, type Stretch } from '../../portal/loadFrom.ts';
import { median, timed } from '../../table.ts';
import { download } from '../csvExport.ts';
import type { StaffPortal } from '../lists/staffPortal.ts';
import { settle } from '../settlements.ts';
import type { Curve, Group } from './curves.ts';
import { inTurn } from './inTurn.ts';
import { labelsOf, served } from './sizes.ts';

/** Callers at once: before the processor is full, and when it is (reliability.md). */
const steps = [4, 16] as const;
const stretchMs = 10_000;
const payments = 200;
const exportRounds = 3;

/** A portal with its gateway and its jobs beside it, as the fault test `load` has them. */
interface Live {
  readonly portal: Portal;
  readonly accounts: Accounts;
  readonly staff: StaffPortal;
}

const live = async (staff: StaffPortal): Promise<Live> => {
  const portal = await staff.live();
  const accounts = await prepareAccounts(portal);
  await loadFrom({ url: portal.url, accounts, workers: steps[0], forMs: stretchMs / 2 });
  return { portal, accounts, staff };
};

const stretchOf = async ({ portal, accounts }: Live, workers: number): Promise<Stretch> => {
  const stretch = await loadFrom({ url: portal.url, accounts, workers, forMs: stretchMs });
  const refused = Object.keys(stretch.statuses).filter((status) => status !== '200');
  if (refused.length > 0) throw new Error(`The mixed load was answered ${refused.join(', ')}`);
  return stretch;
};

const settledPerSecond = async ({ portal, accounts, staff }: Live): Promise<number> => {
  const { url, gatewayUrl } = portal;
  const till = { url, gatewayUrl, databaseUrl: staff.databaseUrl, clients: accounts.clients };
  const { settledMs } = await settle(till, payments);
  return payments / (settledMs / 1000);
};

const exportOfThousandMs = async ({ staff: { url, caller } }: Live): Promise<number> => {
  const taken: number[] = [];
  for (let round = 0; round < exportRounds; round += 1) {
    const { ms, result: rows } = await timed(() => download(url, caller.token));
    taken.push(ms / (rows / 1_000));
  }
  return median(taken);
};

const stretchCurves = (workers: number, stretches: readonly Stretch[]): readonly Curve[] => {
  const of = (name: string, unit: Curve['unit'], figure: (stretch: Stretch) => number): Curve => ({
    name: `${workers} callers, ${name}`,
    unit,
    values: stretches.map(figure),
  });
  return [
    of('done', '/s', ({ perSecond }) => perSecond),
    of('p50', 'ms', ({ p50 }) => p50),
    of('p95', 'ms', ({ p95 }) => p95),
    of('p99', 'ms', ({ p99 }) => p99),
  ];
};

/** The mixed load, settlements and an export. */
export const work = async (portals: readonly StaffPortal[]): Promise<readonly Group[]> => {
  const all = await inTurn(portals, live);
  const load: Curve[] = [];
  for (const workers of steps)
    load.push(...stretchCurves(workers, await inTurn(all, (each) => stretchOf(each, workers))));
  const settled = await inTurn(all, settledPerSecond);
  const exported = await inTurn(all, exportOfThousandMs);
  for (const { portal } of all) await portal.stop();
  const sizes = labelsOf(served);
  return [
    { title: 'Mixed load', sizes, curves: load },
    {
      title: 'Settlement and export',
      sizes,
      curves: [
        { name: 'payments to credits', unit: '/s', values: settled },
        { name: 'export, 1,000 fundings', unit: 'ms', values: exported },
      ],
    },
  ];
};
