import type { exportClients as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { type CsvColumn, listCsv, nameOf } from '../lists/index.ts';
import { queriedClients } from './userLists.ts';

const columns: CsvColumn[] = [
  { label: 'Registered (WAT)', cell: `left((u.created_at at time zone 'Africa/Lagos')::text, 16)` },
  { label: 'Name', cell: nameOf('n', 'u.id') },
  { label: 'Kind', cell: `case when u.is_family then 'Family' else u.category end` },
  { label: 'Email Address', cell: nameOf('e', 'u.id') },
  { label: 'Phone Number', cell: nameOf('t', 'u.id') },
  { label: 'Status', cell: 'u.status' },
];

const names = `
  select 'n' || id as key, coalesce(business_name, concat_ws(' ', first_name, last_name)) as name from chosen
   union all select 'e' || id, email from chosen
   union all select 't' || id, coalesce(phone_number, '') from chosen`;

/** What the list of clients shows, all pages. */
export const exportClients: Verb<typeof endpoint> = async ({ db }, { query }) =>
  listCsv(db, { name: 'Clients.csv', list: queriedClients(query), columns, names });
