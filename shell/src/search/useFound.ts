import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { User } from 'shared-api/accounts';
import { listBookings, listOwnBookings } from 'shared-api/bookings';
import { listClients } from 'shared-api/clients';
import { can, isClient, listOf, queryOf } from 'shared-api/http';
import { listServices } from 'shared-api/services';
import { usePublicSettings } from 'shared-api/settings';
import { searchText } from 'shared-api/text';
import { transactionTypes } from 'shared-api/transactions';
import { transactionsQuery } from 'shared-api/wallet';
import { usePaused } from 'shared-ui';
import { registeredRemotes } from '../remotes/registry.ts';
import { findPages } from './findPages.ts';
import {
  actionHits,
  bookingHit,
  clientHit,
  exportHits,
  type Hit,
  pageHit,
  paymentHit,
  serviceHit,
} from './hits.tsx';

interface FoundGroup {
  readonly name: string;
  readonly hits: readonly Hit[];
  readonly state: 'asking' | 'failed' | 'found';
  readonly retry?: () => void;
}

const leastLetters = 2;
const shownOfEach = 5;

type Asked<Row> = Pick<UseQueryResult, 'isError' | 'isPlaceholderData' | 'refetch'> & {
  data: readonly Row[] | undefined;
};

const asking = (name: string): FoundGroup => ({ name, hits: [], state: 'asking' });

function groupOf<Row>(name: string, asked: Asked<Row>, hitOf: (row: Row) => Hit): FoundGroup {
  if (asked.isError) return { name, hits: [], state: 'failed', retry: () => void asked.refetch() };
  const { data, isPlaceholderData } = asked;
  if (!data || isPlaceholderData) return asking(name);
  return { name, hits: data.slice(0, shownOfEach).map(hitOf), state: 'found' };
}

function usePayments(type: 1 | 2, query: { pageNumber: number; search: string }, enabled: boolean) {
  const asked = useQuery({ ...transactionsQuery(type, query), enabled });
  return { ...asked, data: asked.data?.data.transactions };
}

export function useFound(typed: string, user: User | null): { groups: FoundGroup[]; isAsked: boolean } {
  const search = typed.trim();
  const paused = usePaused(search);
  const isAsked = search.length >= leastLetters;
  const isCurrent = isAsked && paused === search;
  const query = { pageNumber: 1, search: paused };
  const ownOnly = isClient(user);
  const may = {
    bookings: ownOnly || can(user, 'bookings.readAll'),
    clients: can(user, 'clients.read'),
    funds: ownOnly || can(user, 'transactions.readFunds'),
    registrations: ownOnly || can(user, 'transactions.readRegistrations'),
  };
  const own = useQuery({ ...listOf(listOwnBookings, { query }), enabled: isCurrent && ownOnly });
  const all = useQuery({
    ...listOf(listBookings, { query }),
    enabled: isCurrent && may.bookings && !ownOnly,
  });
  const bookings = ownOnly ? own : all;
  const clients = useQuery({ ...listOf(listClients, { query }), enabled: isCurrent && may.clients });
  const funds = usePayments(transactionTypes.fund, query, isCurrent && may.funds);
  const registrations = usePayments(transactionTypes.registration, query, isCurrent && may.registrations);
  const services = useQuery({
    ...queryOf(listServices, {}),
    enabled: isAsked && can(user, 'bookings.create'),
  });
  const actions = [
    ...(services.data ?? []).map(serviceHit),
    ...actionHits.filter(({ permission }) => can(user, permission)),
  ].filter(({ title }) => searchText(title).includes(searchText(search)));
  const exports = (['bookings', 'clients', 'funds'] as const)
    .filter((list) => may[list])
    .map((list) => exportHits[list])
    .filter(({ title }) => searchText(title).startsWith(searchText(search)));
  const pages = findPages(search, registeredRemotes(), user, usePublicSettings()).map(pageHit);
  if (!isAsked) return { groups: [{ name: 'Pages', hits: pages, state: 'found' }], isAsked };
  const searched = [
    may.bookings &&
      groupOf('Bookings', { ...bookings, data: bookings.data?.data }, (booking) =>
        bookingHit(booking, search),
      ),
    may.clients && groupOf('Clients', { ...clients, data: clients.data?.data }, clientHit),
    may.funds && groupOf('Wallet payments', funds, paymentHit),
    may.registrations && groupOf('Registration fees', registrations, paymentHit),
  ].filter((group) => group !== false);
  return {
    groups: [
      ...(isCurrent ? searched : searched.map(({ name }) => asking(name))),
      { name: 'Actions', hits: [...actions, ...exports], state: 'found' },
      { name: 'Pages', hits: pages, state: 'found' },
    ],
    isAsked,
  };
}
