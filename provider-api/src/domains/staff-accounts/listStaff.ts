import { searchWords } from 'shared-api/rules';
import { may } from '../../http/actor.ts';
import type { Input, Verb } from '../../http/context.ts';
import { contains, defineList, equals, filter, optional, readBy } from '../../lists/index.ts';
import { toUser, twoFactorOn, type UserRow, userColumns } from '../accounts/index.ts';
import { exportList } from '../activities/index.ts';

const name = `concat_ws(' ', u.first_name, u.last_name)`;

const byText = (column: string) => [column, 'u.id'];

const readUsers = (columns: string) =>
  readBy<UserRow>(`select ${columns} from users u where u.id = any ($1::bigint[])`);
const read = readUsers(userColumns);
const readWithTwoFactor = readUsers(`${userColumns}, ${twoFactorOn}`);

type Key = 'name' | 'email' | 'role' | 'status' | 'registered';

export const staffList = defineList<Input<'listStaff'>['query'], UserRow, Key>({
  from: `(select * from users where role <> 'Client') u`,
  id: 'u.id',
  orders: {
    name: byText(`lower(${name})`),
    email: byText('lower(u.email)'),
    role: byText('u.role'),
    status: byText('u.status'),
    registered: ['u.created_at', 'u.id'],
  },
  sort: ({ sort = '-registered' }) => sort,
  filters: (query) => [
    ...searchWords(query.search ?? '').flatMap((word) => contains(word, [name, 'u.email', 'u.phone_number'])),
    ...equals(query.role, 'u.role', 'text'),
    ...equals(query.status, 'u.status', 'text'),
    // Only Protocol Officers have airports, so a search by airport finds no other staff.
    ...equals(query.airportId && 'Protocol Officer', 'u.role', 'text'),
    ...optional(query.airportId, (id) =>
      filter(id, (given) => `(u.airport_ids = '{}' or ${given}::int = any (u.airport_ids))`),
    ),
  ],
  read: (ids, ctx) => (may(ctx.actor, 'users.manage') ? readWithTwoFactor : read)(ids, ctx),
  csv: () => ({
    name: 'Users.csv',
    columns: [
      { label: 'Name', cell: name },
      { label: 'Email', cell: 'u.email' },
      { label: 'Phone Number', cell: 'u.phone_number' },
      { label: 'Role', cell: 'u.role' },
      {
        label: 'Airports',
        cell: `(select string_agg(code, ' ' order by id) from airports where id = any (u.airport_ids))`,
      },
      { label: 'Status', cell: 'u.status' },
      { label: 'Created', cell: 'lagos_day(u.created_at)' },
    ],
  }),
});

export const listStaff: Verb<'listStaff'> = async (ctx, { query }) => {
  const { data, meta } = await staffList.page(ctx, query);
  return { data: data.map((row) => toUser(row)), meta };
};

export const exportStaff: Verb<'exportStaff'> = (ctx, { query }) => exportList(ctx, staffList, query);
