import type { listClients as endpoint, QueryOf, User } from 'shared-api/contract';
import { type AccountStatus, type ClientListKind, readAccountStatus } from 'shared-api/rules';
import { prepared } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import {
  accountQuery,
  byInstant,
  type CsvCell,
  defineList,
  type Filter,
  filter,
  inOrder,
  nameOf,
  optional,
  type Search,
  withinDays,
} from '../../lists/index.ts';
import { toUser, type UserRow, userColumns } from '../accounts/index.ts';

type Category = 'Individual' | 'Corporate' | 'Government';

interface Query extends QueryOf<typeof endpoint> {
  category?: Category;
}

const ofStatus = (status: AccountStatus): Filter =>
  filter(
    status,
    (parameter) => `u.status = ${parameter}::text`,
    () => ({ statuses: [status] }),
  );

/** Individual includes the families unless they are asked for apart (G82). */
const ofCategory = (category: Category): Filter =>
  filter(
    category,
    (parameter) => `u.category = ${parameter}::text`,
    () => ({ kinds: category === 'Individual' ? ['individual', 'family'] : [category.toLowerCase()] }),
  );

const ofKind = (kind: ClientListKind): Filter[] => {
  if (kind === 'corporate') return [ofCategory('Corporate')];
  if (kind === 'government') return [ofCategory('Government')];
  const family = filter(
    kind === 'family',
    (parameter) => `u.is_family = ${parameter}::boolean`,
    () => ({ kinds: [kind] }),
  );
  return [ofCategory('Individual'), family];
};

function readStatus(given: string): AccountStatus {
  const status = readAccountStatus(given);
  if (!status) throw new Invalid({ status: ['Invalid selection'] });
  return status;
}

function searched(text: string): Search {
  return {
    values: [accountQuery(text)],
    candidates: ([account]) => `select id from users where search_words @@ ${account}::tsquery`,
    matches: ([account]) => `u.search_words @@ ${account}::tsquery`,
  };
}

const cells: CsvCell[] = [
  { label: 'Registered (WAT)', cell: `left((u.created_at at time zone 'Africa/Lagos')::text, 16)` },
  { label: 'Name', cell: nameOf('n', 'u.id') },
  { label: 'Kind', cell: `case when u.is_family then 'Family' else u.category end` },
  { label: 'Email Address', cell: nameOf('e', 'u.id') },
  { label: 'Phone Number', cell: nameOf('t', 'u.id') },
  { label: 'Status', cell: 'u.status' },
];

const names = `
  select 'n' || id as key, coalesce(business_name, concat_ws(' ', first_name, last_name)) as name from selected
   union all select 'e' || id, email from selected
   union all select 't' || id, coalesce(phone_number, '') from selected`;

const rowsSql = prepared(`select ${userColumns} from users u where u.id = any ($1::bigint[])`);

/** Without their files (G97). */
async function usersOf(ids: readonly number[], { db }: Context): Promise<User[]> {
  const { rows } = await db.query<UserRow>(rowsSql, [ids]);
  return inOrder(ids, rows, ({ id }) => id).map(toUser);
}

const accountsOf = (counter: 'clients' | 'staff', filters: (query: Query) => Filter[]) =>
  defineList<Query, User, 'registered' | 'name'>({
    from: 'users u',
    id: 'u.id',
    createdAt: 'u.created_at',
    orders: {
      registered: byInstant('u.created_at', 'u.id'),
      name: {
        columns: ['account_name(u.business_name, u.first_name, u.last_name)', 'u.id'],
        types: ['text', 'bigint'],
      },
    },
    sort: ({ sort = '-registered' }) => sort,
    filters,
    search: searched,
    counters: () => [[{ counter }]],
    read: usersOf,
    csv: () => ({ name: 'Clients.csv', cells, names }),
  });

const withRole = (sign: '=' | '<>'): Filter =>
  filter(
    'Client',
    (role) => `u.role ${sign} ${role}::text`,
    () => ({}),
  );

/** Members of staff, newest first. */
export const staffList = accountsOf('staff', () => [withRole('<>')]);

/** Clients of every kind. */
export const clientList = accountsOf('clients', (query) => [
  ...optional(query.category, ofCategory),
  ...optional(query.status, (given) => ofStatus(readStatus(given))),
  ...(query.kind ? ofKind(query.kind) : []),
  ...withinDays('u.created_at', query),
  withRole('='),
]);
