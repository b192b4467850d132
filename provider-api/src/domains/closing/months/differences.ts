import type { Queryable } from '../../../db/index.ts';
import { dayHashes } from './dayHashes.ts';
import { type MonthTotals, monthTotals } from './monthTotals.ts';
import type { PeriodRow } from './periodRow.ts';

type Services = ReadonlyMap<string, string>;

export async function servicesById(db: Queryable): Promise<Services> {
  const { rows } = await db.query<{ id: number; name: string }>('select id, name from services');
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

/** `key` has the form `airport|service|kind`. */
export function revenueParts(key: string, services: Services) {
  const [airport = '', service = '', kind = ''] = key.split('|');
  return { airport, service: services.get(service) ?? service, kind };
}

const revenueName = (key: string, services: Services): string =>
  `Revenue ${Object.values(revenueParts(key, services)).filter(Boolean).join(', ')}`;

const names = {
  accounts: (key: string) => `Account ${key}`,
  wallets: (key: string) => `Wallet of client ${key}`,
  unearned: (key: string) => `Unearned of booking ${key}`,
  revenue: revenueName,
};
const papers = [
  ['firstInvoice', 'First invoice'],
  ['lastInvoice', 'Last invoice'],
  ['firstCreditNote', 'First credit note'],
  ['lastCreditNote', 'Last credit note'],
] as const;

interface Differing {
  days: string[];
  figures: { name: string; closed: number; now: number }[];
  papers: { name: string; closed: string | null; now: string | null }[];
}

function differing(closed: MonthTotals, now: MonthTotals, services: Services): Omit<Differing, 'days'> {
  const figures = (['accounts', 'wallets', 'unearned', 'revenue'] as const).flatMap((figure) => {
    const [before, after] = [closed[figure], now[figure]];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((key) => (before[key] ?? 0) !== (after[key] ?? 0))
      .sort()
      .map((key) => ({
        name: names[figure](key, services),
        closed: before[key] ?? 0,
        now: after[key] ?? 0,
      }));
  });
  return {
    figures,
    papers: papers
      .filter(([paper]) => closed[paper] !== now[paper])
      .map(([paper, name]) => ({ name, closed: closed[paper], now: now[paper] })),
  };
}

export async function differencesOf(
  db: Queryable,
  { month, totals, dayHashes: hashes }: Pick<PeriodRow, 'month' | 'totals' | 'dayHashes'>,
): Promise<Differing> {
  const now = await dayHashes(db, month);
  const days = Object.keys(now)
    .filter((day) => hashes[day] !== now[day])
    .sort();
  return { days, ...differing(totals, await monthTotals(db, month), await servicesById(db)) };
}
