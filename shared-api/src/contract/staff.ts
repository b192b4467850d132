import { array, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { lazily } from './lazily.ts';
import { searchedPage } from './queries.ts';
import { binary, user } from './replies.ts';
import { clientList } from './staffLists.ts';

const users = lazily(() => array(user.required()).required());
const count = () => number().required();

export const dashboardStats = endpoint({
  method: 'GET',
  path: '/users/dashboard-stats',
  access: ['stats.read'],
  summary: 'Totals for the staff dashboard; revenue in naira (G83)',
  reply: lazily(() =>
    object({
      users: count(),
      clients: count(),
      services: count(),
      bookings: count(),
      transactions: count(),
      revenue: count(),
      clientStats: object({
        individual: count(),
        corporate: count(),
        government: count(),
        family: count(),
      }).required(),
    }),
  ),
});

export const statusStats = endpoint({
  method: 'GET',
  path: '/users/status-stats',
  access: ['stats.read'],
  summary: 'Clients per account status',
  reply: lazily(() =>
    object({
      Processing: count(),
      Inactive: count(),
      Active: count(),
      New: count(),
      Deactivated: count(),
    }),
  ),
});

export const listClients = endpoint({
  method: 'GET',
  path: '/users/clients',
  access: ['clients.read'],
  summary: 'Clients, filtered and sorted, newest first unless stated',
  query: clientList,
  paged: true,
  reply: users,
});

export const exportClients = endpoint({
  method: 'GET',
  path: '/users/clients/export',
  access: ['clients.read'],
  summary: 'What the list of clients shows, all pages, as CSV',
  query: clientList,
  replyKind: 'csv',
  reply: binary,
});

export const listClientsByStatus = endpoint({
  method: 'GET',
  path: '/users/clientByStatus/:status',
  access: ['clients.read'],
  summary: 'Clients with one account status',
  params: lazily(() => object({ status: string().required() })),
  query: searchedPage,
  paged: true,
  reply: users,
});

/** Kinds: users (staff), individual, corporate, government; fixed names win (G82). */
export const listUsersOfKind = endpoint({
  method: 'GET',
  path: '/users/:kind',
  access: ['users.read', 'clients.read'],
  summary: 'Staff accounts or the clients of one kind',
  params: lazily(() => object({ kind: string().required() })),
  query: searchedPage,
  paged: true,
  reply: users,
});
