import { writeFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { funds } from './bookings/fundedClients.ts';
import { bookOnce } from './bookings/load.ts';
import { callApi } from './callApi.ts';
import { curves } from './curves.ts';
import { interleaved } from './lists/interleaved.ts';
import { lastPage, paged } from './lists/pageTimes.ts';
import { type StaffPortal, staffPortal } from './lists/staffScene.ts';
import { runSql } from './sql.ts';
import { table } from './table.ts';

const rounds = 60;
const sizes = [
  { clients: 1_000, bookings: 10_000 },
  { clients: 10_000, bookings: 100_000 },
  { clients: 100_000, bookings: 1_000_000 },
] as const;
const enoughKobo = 1_000_000_000_00;
const drawing = 'docs/growth.svg';

/** One thing that is asked of a portal again and again. */
type Ask = () => Promise<unknown>;
type Prepare = (portal: StaffPortal) => Promise<Ask> | Ask;

const read =
  (path: string, by: 'caller' | 'client' = 'caller'): Prepare =>
  (portal) =>
  () =>
    callApi(portal.url, 'GET', path, { token: portal[by].token });

const deepest =
  (path: string): Prepare =>
  async ({ url, caller }) => {
    const last = await lastPage({ url, path, caller });
    return () => callApi(url, 'GET', paged(path, last), { token: caller.token });
  };

const confirm: Prepare = async ({ url, databaseUrl, client }) => {
  await runSql(databaseUrl, funds(enoughKobo, `id = ${client.id}`));
  const [serviceId] = await runSql(databaseUrl, 'select id from services order by price_kobo limit 1');
  return () => bookOnce(url, client, Number(serviceId));
};

const asked: Readonly<Record<string, Prepare>> = {
  'signing in':
    ({ url, callerAccount }) =>
    () =>
      callApi(url, 'POST', '/users/auth', { body: callerAccount }),
  'own bookings of a client': read('/booking-services/client', 'client'),
  'own fundings of a client': read('/transactions/services-by-type/2', 'client'),
  'services on offer': read('/services', 'client'),
  'bookings, first page': read('/booking-services'),
  'bookings, deepest page': deepest('/booking-services'),
  'bookings, one airport': read('/booking-services?airportId=5'),
  'bookings, a search': read('/booking-services?search=P4712'),
  'clients, first page': read('/users/clients'),
  'clients, deepest page': deepest('/users/clients'),
  'clients, a search': read('/users/clients?search=Alfabravo'),
  'fundings, first page': read('/transactions/services-by-type/2'),
  'audit, first page': read('/audit'),
  'feedback, first page': read('/feedbacks'),
  'what needs doing': read('/stats/needs-doing'),
  'figures of the dashboard': read('/stats/series'),
  'Confirm of a booking': confirm,
};

const shown = (ms: number): string => `${ms.toFixed(1)} ms`;

/** p95 of what clients and staff ask for, at ten and a hundred times the data; draws a curve for each. */
export const growth = async (): Promise<string> => {
  const portals: StaffPortal[] = [];
  for (const size of sizes) portals.push(await staffPortal(size));
  const figures: { name: string; ms: readonly number[] }[] = [];
  for (const [name, prepare] of Object.entries(asked)) {
    const asks: Ask[] = [];
    for (const portal of portals) asks.push(await prepare(portal));
    figures.push({ name, ms: await interleaved(asks, rounds) });
  }
  const labels = sizes.map(({ bookings }) => bookings.toLocaleString('en'));
  writeFileSync(inRoot(drawing), curves(figures, labels));
  return table(
    ['p95 at so many bookings', ...labels, 'ratio at 100 times the data (target 3)'],
    figures.map(({ name, ms }) => [name, ...ms.map(shown), ((ms.at(-1) ?? 0) / (ms.at(0) ?? 1)).toFixed(2)]),
  );
};
