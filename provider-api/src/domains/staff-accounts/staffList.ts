import type { listStaff, QueryOf } from 'shared-api/contract';
import { airports } from 'shared-api/rules';
import { csvDay } from '../../documents/index.ts';
import { may } from '../../http/actor.ts';
import { contains, defineList, equals, filter, optional } from '../../lists/index.ts';
import { nameOf, twoFactorOn, type UserRow, userColumns } from '../accounts/index.ts';

const name = `concat_ws(' ', u.first_name, u.last_name)`;

const byText = (column: string) => ({ columns: [column, 'u.id'], types: ['text', 'bigint'] });

const codesOf = (ids: readonly number[]) =>
  airports.flatMap(({ id, code }) => (ids.includes(id) ? [code] : [])).join(' ');

type Key = 'name' | 'email' | 'role' | 'status' | 'registered';

export const staffList = defineList<QueryOf<typeof listStaff>, UserRow, Key>({
  from: `(select * from users where role <> 'Client') u`,
  id: 'u.id',
  createdAt: 'u.created_at',
  orders: {
    name: byText(`lower(${name})`),
    email: byText('lower(u.email)'),
    role: byText('u.role'),
    status: byText('u.status'),
    registered: { columns: ['u.created_at', 'u.id'], types: ['timestamptz', 'bigint'] },
  },
  sort: ({ sort = '-registered' }) => sort,
  filters: (query) => [
    ...contains(query.search, [name, 'u.email', 'u.phone_number']),
    ...equals(query.role, 'u.role', 'text'),
    ...equals(query.status, 'u.status', 'text'),
    ...optional(query.airportId, (id) =>
      filter(
        id,
        (given) =>
          `u.role = 'Protocol Officer' and (u.airport_ids = '{}' or ${given}::int = any (u.airport_ids))`,
      ),
    ),
  ],
  // Whoever may reset a colleague's two-factor sign-in sees whether it is on.
  columns: ({ actor }) => (may(actor, 'users.manage') ? `${userColumns}, ${twoFactorOn}` : userColumns),
  csv: {
    name: 'Users.csv',
    columns: [
      { label: 'Name', value: nameOf },
      { label: 'Email', value: ({ email }) => email },
      { label: 'Phone Number', value: ({ phoneNumber }) => phoneNumber },
      { label: 'Role', value: ({ role }) => role },
      { label: 'Airports', value: ({ airportIds }) => codesOf(airportIds) },
      { label: 'Status', value: ({ status }) => status },
      { label: 'Created', value: ({ dateCreated }) => csvDay(dateCreated) },
    ],
  },
});
