import type { listClients as endpoint, QueryOf } from 'shared-api/contract';
import { type AccountStatus, type ClientListKind, readAccountStatus } from 'shared-api/rules';
import { Invalid } from '../../http/errors.ts';
import type { FigureChoice } from '../figures/index.ts';
import {
  accountQuery,
  type Condition,
  condition,
  countedBy,
  type List,
  madeOn,
  type Order,
  type Search,
} from '../lists/index.ts';

type Query = QueryOf<typeof endpoint>;

export const ofStatus = (status: AccountStatus): Condition =>
  condition(
    status,
    (parameter) => `u.status = ${parameter}::text`,
    () => ({ statuses: [status] }),
  );

/** Individual includes the families unless they are asked for apart (G82). */
export const ofCategory = (category: 'Individual' | 'Corporate' | 'Government'): Condition =>
  condition(
    category,
    (parameter) => `u.category = ${parameter}::text`,
    () => ({ kinds: category === 'Individual' ? ['individual', 'family'] : [category.toLowerCase()] }),
  );

const ofKind = (kind: ClientListKind): Condition[] => {
  if (kind === 'corporate') return [ofCategory('Corporate')];
  if (kind === 'government') return [ofCategory('Government')];
  const family = condition(
    kind === 'family',
    (parameter) => `u.is_family = ${parameter}::boolean`,
    () => ({ kinds: [kind] }),
  );
  return [ofCategory('Individual'), family];
};

const registeredFrom = (day: string): Condition =>
  condition(
    day,
    (from) => `u.created_at >= ${from}::date::timestamp at time zone 'Africa/Lagos'`,
    () => ({ from: day }),
  );
const registeredTo = (day: string): Condition =>
  condition(
    day,
    (to) => `u.created_at < (${to}::date + 1)::timestamp at time zone 'Africa/Lagos'`,
    () => ({ to: day }),
  );

function searched(text: string): Search {
  return {
    values: [accountQuery(text)],
    candidates: ([account]) => `select id from users where search_words @@ ${account}::tsquery`,
    matches: ([account]) => `u.search_words @@ ${account}::tsquery`,
  };
}

const orders: Record<'registered' | 'name', Omit<Order, 'descending'>> = {
  registered: {
    columns: ['u.created_at', 'u.id'],
    types: ['timestamptz', 'bigint'],
    ofDay: madeOn('u.created_at'),
  },
  name: {
    columns: ['account_name(u.business_name, u.first_name, u.last_name)', 'u.id'],
    types: ['text', 'bigint'],
  },
};

function accounts(
  figure: FigureChoice['figure'] & ('clients' | 'staff'),
  conditions: readonly Condition[],
  { search, sort = '-registered' }: Pick<Query, 'search' | 'sort'>,
): List {
  const everybody = condition(
    'Client',
    (role) => (figure === 'clients' ? `u.role = ${role}::text` : `u.role <> ${role}::text`),
    () => ({}),
  );
  const descending = sort.startsWith('-');
  const counted = countedBy({ figure }, conditions);
  return {
    from: 'users u',
    alias: 'u',
    id: 'u.id',
    conditions: [...conditions, everybody],
    order: {
      ...orders[descending ? (sort.slice(1) as 'registered' | 'name') : (sort as 'registered' | 'name')],
      descending,
    },
    newest: 'u.created_at desc, u.id desc',
    counted: counted && [counted],
    ...(search?.trim() && { search: searched(search) }),
  };
}

/** Members of staff, newest first. */
export const staffList = (query: Pick<Query, 'search'>): List => accounts('staff', [], query);

export const clientList = (conditions: readonly Condition[], query: Pick<Query, 'search' | 'sort'>): List =>
  accounts('clients', conditions, query);

/** The clients that a query of the staff asks for. */
export function queriedClients(query: Query): List {
  const { kind, status: given, from, to } = query;
  const conditions: Condition[] = [];
  if (given) {
    const status = readAccountStatus(given);
    if (!status) throw new Invalid({ status: ['Invalid selection'] });
    conditions.push(ofStatus(status));
  }
  if (kind) conditions.push(...ofKind(kind));
  if (from) conditions.push(registeredFrom(from));
  if (to) conditions.push(registeredTo(to));
  return clientList(conditions, query);
}
