import type { listStaff, QueryOf } from 'shared-api/contract';
import { type DeskList, narrowed, searched, sortedBy } from '../../http/deskList.ts';
import { userColumns } from '../accounts/index.ts';

const name = `concat_ws(' ', u.first_name, u.last_name)`;

const sorts = {
  name: { column: `lower(${name})`, type: 'text' },
  email: { column: 'lower(u.email)', type: 'text' },
  role: { column: 'u.role', type: 'text' },
  status: { column: 'u.status', type: 'text' },
  registered: { column: 'u.created_at', type: 'timestamptz' },
};

/** Staff accounts as a query narrows and sorts them. */
export const staffList = (query: QueryOf<typeof listStaff>): DeskList => ({
  from: `(select * from users where role <> 'Client') u`,
  id: 'u.id',
  columns: userColumns,
  narrowings: [
    ...searched(query.search, [name, 'u.email', 'u.phone_number']),
    ...narrowed(query.role, (role) => `u.role = ${role}::text`),
    ...narrowed(query.status, (status) => `u.status = ${status}::text`),
    ...narrowed(
      query.airportId,
      (id) => `u.role = 'Protocol Officer' and (u.airport_ids = '{}' or ${id}::int = any (u.airport_ids))`,
    ),
  ],
  order: sortedBy(query.sort ?? '-registered', sorts, 'u.id'),
});
