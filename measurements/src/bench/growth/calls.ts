import { signIn } from 'shared-api/contract';
import { ApiClient } from 'tooling/portal';
import { credentialsOf } from '../../portal/accounts.ts';
import { bookOnce } from '../../portal/bookings.ts';
import { runSql } from '../../sql.ts';
import { funds } from '../bookings/fundedClients.ts';
import { interleaved } from '../lists/interleaved.ts';
import { lastPage, paged } from '../lists/pageTimes.ts';
import type { StaffPortal } from '../lists/staffPortal.ts';
import type { Curve, Group } from './curves.ts';
import { labelsOf, served } from './sizes.ts';

const rounds = 60;
const enoughKobo = 1_000_000_000_00;

/** One thing that is asked of a portal again and again. */
type Ask = () => Promise<unknown>;
type Prepare = (portal: StaffPortal) => Promise<Ask> | Ask;

const read =
  (path: string, by: 'caller' | 'client' | 'busiestClient' = 'caller'): Prepare =>
  (portal) =>
  () =>
    new ApiClient(portal.url).read(path, portal[by].token);

const deepest =
  (path: string): Prepare =>
  async ({ url, caller }) => {
    const last = await lastPage({ url, path, caller });
    return () => new ApiClient(url).read(paged(path, last), caller.token);
  };

const confirm: Prepare = async ({ url, databaseUrl, client }) => {
  await runSql(databaseUrl, funds(enoughKobo, `id = ${client.id}`));
  const [serviceId] = await runSql(databaseUrl, 'select id from services order by price_kobo limit 1');
  return () => bookOnce(url, client, Number(serviceId));
};

const signingIn: Prepare =
  ({ url, caller }) =>
  () =>
    new ApiClient(url).call(signIn, { body: credentialsOf(caller.account) });

const ofClients: Readonly<Record<string, Prepare>> = {
  'signing in': signingIn,
  'own bookings of a client': read('/booking-services/client', 'busiestClient'),
  'own fundings of a client': read('/transactions/services-by-type/2', 'busiestClient'),
  'services on offer': read('/services', 'client'),
  'Confirm of a booking': confirm,
};

const ofStaff: Readonly<Record<string, Prepare>> = {
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
};

const asked = async (
  portals: readonly StaffPortal[],
  calls: Readonly<Record<string, Prepare>>,
): Promise<readonly Curve[]> => {
  const figures: Curve[] = [];
  for (const [name, prepare] of Object.entries(calls)) {
    const asks: Ask[] = [];
    for (const portal of portals) asks.push(await prepare(portal));
    figures.push({ name, unit: 'ms', values: await interleaved(asks, rounds) });
  }
  return figures;
};

/** p95 of what clients and staff ask for; all sizes in turn. */
export const calls = async (portals: readonly StaffPortal[]): Promise<readonly Group[]> => [
  { title: 'Clients, p95', sizes: labelsOf(served), curves: await asked(portals, ofClients) },
  { title: 'Staff, p95', sizes: labelsOf(served), curves: await asked(portals, ofStaff) },
];
