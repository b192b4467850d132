import type { listClients as endpoint, QueryOf, User } from 'shared-api/contract';
import {
  type AccountStatus,
  type ClientListKind,
  type OrganizationCategory,
  readAccountStatus,
} from 'shared-api/rules';
import { nameSql } from '../../db/index.ts';
import { Invalid } from '../../http/errors.ts';
import {
  accountQuery,
  type Csv,
  defineList,
  equals,
  type Filter,
  filter,
  momentInLagos,
  readBy,
  type Search,
  withinDays,
} from '../../lists/index.ts';
import { toUser, type UserRow, userColumns } from '../accounts/index.ts';

interface Query extends QueryOf<typeof endpoint> {
  category?: OrganizationCategory;
}

const ofCategory = (category: OrganizationCategory | undefined): Filter[] =>
  equals(category, 'u.category', 'text');

const ofKind = (kind: ClientListKind): Filter[] => {
  if (kind === 'corporate') return ofCategory('Corporate');
  if (kind === 'government') return ofCategory('Government');
  return [...ofCategory('Individual'), ...equals(kind === 'family', 'u.is_family', 'boolean')];
};

const asksInternational: Filter = filter(
  true,
  (given) =>
    `u.id in (select client_id from international_requests where decided_at is null and ${given}::boolean)`,
);

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

const csv: Csv = {
  name: 'Clients.csv',
  columns: [
    { label: 'Registered (WAT)', cell: momentInLagos('u.created_at') },
    { label: 'Name', cell: nameSql('u') },
    { label: 'Kind', cell: `case when u.is_family then 'Family' else u.category end` },
    { label: 'Email Address', cell: 'u.email' },
    { label: 'Phone Number', cell: 'u.phone_number' },
    { label: 'Status', cell: 'u.status' },
  ],
};

const readUsers = readBy<UserRow>(`select ${userColumns} from users u where u.id = any ($1::bigint[])`);

const accountsOf = (filters: (query: Query) => Filter[]) =>
  defineList<Query, User, 'registered' | 'name'>({
    from: 'users u',
    id: 'u.id',
    createdAt: 'u.created_at',
    orders: {
      registered: ['u.created_at', 'u.id'],
      name: ['account_name(u.business_name, u.first_name, u.last_name)', 'u.id'],
    },
    sort: ({ sort = '-registered' }) => sort,
    filters,
    search: searched,
    read: async (ids, ctx) => (await readUsers(ids, ctx)).map(toUser),
    csv: () => csv,
  });

const withRole = (sign: '=' | '<>'): Filter =>
  filter('Client', (role) => `u.role ${sign} ${role}::text and u.member_of is null`);

export const staffUserList = accountsOf(() => [withRole('<>')]);

export const clientList = accountsOf((query) => [
  ...ofCategory(query.category),
  ...equals(query.status && readStatus(query.status), 'u.status', 'text'),
  ...(query.kind ? ofKind(query.kind) : []),
  ...(query.asks ? [asksInternational] : []),
  ...withinDays('u.created_at', query),
  withRole('='),
]);
