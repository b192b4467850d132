import type { listStaff, QueryOf } from 'shared-api/contract';
import { type DeskList, narrowed, searched, sortedBy } from '../../http/deskList.ts';
import { userColumns } from '../accounts/index.ts';

const name = `concat_ws(' ', u.first_name, u.last_name)`;

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
  order: sortedBy(
    query.sort ?? '-registered',
    {
      name: `lower(${name})`,
      email: 'lower(u.email)',
      role: 'u.role',
      status: 'u.status',
      registered: 'u.created_at',
    },
    'u.id',
  ),
});
