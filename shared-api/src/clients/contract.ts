import { endpoint, returns } from '../contract/endpoint.ts';
import { id, line, linesFrom3, oneOf } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, optionalDay, page, searchedPage } from '../contract/queries.ts';
import { object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { clientAsks, clientListKinds, clientSorts } from './rules.ts';

const clientList = searchedPage.shape({
  kind: oneOf(clientListKinds),
  asks: oneOf(clientAsks),
  status: line(20).optional(),
  from: optionalDay(),
  to: optionalDay(),
  sort: oneOf(clientSorts),
});

export const listClients = endpoint({
  method: 'GET',
  path: '/users/clients',
  access: ['clients.read'],
  summary: 'Clients, filtered and sorted, newest first unless stated',
  query: clientList,
  paged: true,
  reply: returns<typeof replies.listClients>(),
  key: keys.clients,
  meta: { failure: 'Fetching all clients failed. Kindly Refresh' },
});

export const exportClients = endpoint({
  method: 'GET',
  path: '/users/clients/export',
  access: ['clients.read'],
  summary: 'What the list of clients shows, all pages, as CSV',
  query: clientList,
  replyKind: 'csv',
});

export const listClientsByStatus = endpoint({
  method: 'GET',
  path: '/users/clientByStatus/:status',
  access: ['clients.read'],
  summary: 'Clients with one account status',
  params: object({ status: line(20).required() }),
  query: searchedPage,
  paged: true,
  reply: returns<typeof replies.listClientsByStatus>(),
  key: keys.clients,
  meta: { failure: 'Fetching all clients failed. Kindly Refresh' },
});

/** `kind` is `users` (staff), `individual`, `corporate` or `government`. */
export const listUsersOfKind = endpoint({
  method: 'GET',
  path: '/users/:kind',
  access: ['users.read', 'clients.read'],
  summary: 'Staff accounts or the clients of one kind',
  params: object({ kind: line(40).required() }),
  query: searchedPage,
  paged: true,
  reply: returns<typeof replies.listUsersOfKind>(),
});

const notes = [...keys.clients, 'notes'];
const noteBody = object({ text: linesFrom3(2000) });

export const listClientNotes = endpoint({
  method: 'GET',
  path: '/users/clients/:id/notes',
  access: ['clients.read'],
  summary: 'What staff noted about a client, newest first; never for the client',
  params: byId,
  query: page,
  paged: true,
  reply: returns<typeof replies.listClientNotes>(),
  key: notes,
  meta: { failure: 'Fetching notes failed. Kindly Refresh' },
});

export const addClientNote = endpoint({
  method: 'POST',
  path: '/users/clients/:id/notes',
  access: ['clients.read'],
  summary: 'Note something about a client for colleagues',
  params: byId,
  body: noteBody,
  idempotent: true,
  reply: returns<typeof replies.addClientNote>(),
  meta: { success: 'Note added successfully', failure: 'The note was not added', invalidates: [notes] },
});

export const correctClientNote = endpoint({
  method: 'POST',
  path: '/users/clients/:id/notes/:noteId/correction',
  access: ['clients.read'],
  summary: 'Correct a note of one’s own; what it said before stays readable',
  params: object({ id: id(), noteId: id() }),
  body: noteBody,
  reply: returns<typeof replies.correctClientNote>(),
  meta: {
    success: 'Note corrected successfully',
    failure: 'The note was not corrected',
    invalidates: [notes],
  },
});

export const clientWallet = endpoint({
  method: 'GET',
  path: '/users/clients/:id/wallet',
  access: ['transactions.readFunds'],
  summary: "A client's balance and what still awaits payment, in naira",
  params: byId,
  reply: returns<typeof replies.clientWallet>(),
});

export const clientStatement = endpoint({
  method: 'GET',
  path: '/users/clients/:id/statement',
  access: ['transactions.readFunds'],
  summary: "Every change of a client's wallet with its cause, newest first",
  params: byId,
  query: page,
  paged: true,
  reply: returns<typeof replies.clientStatement>(),
  key: keys.transactions,
  meta: { failure: 'Fetching the statement failed. Kindly Refresh' },
});

export const statusStats = endpoint({
  method: 'GET',
  path: '/users/status-stats',
  access: ['stats.read'],
  summary: 'Clients per account status',
  reply: returns<typeof replies.statusStats>(),
  key: keys.stats,
  meta: { failure: 'Error fetching stats. Kindly Refresh' },
});
