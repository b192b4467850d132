import { array, type InferType, number, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { id, text } from './fields.ts';
import { lazily } from './lazily.ts';
import { byId, page } from './queries.ts';

const version = lazily(() =>
  object({
    text: string().required(),
    dateCreated: string().required(),
    by: object({ id: number().required(), name: string().required() }).required(),
  }),
);

/** As it reads now; `earlier` is what it said before its corrections, the oldest first. */
const clientNote = lazily(() =>
  version.shape({ id: number().required(), earlier: array(version.required()).required() }),
);
export type ClientNote = InferType<typeof clientNote>;

const noteBody = lazily(() => object({ text: text(2000) }));

export const listClientNotes = endpoint({
  method: 'GET',
  path: '/users/clients/:id/notes',
  access: ['clients.read'],
  summary: 'What staff noted about a client, newest first; never for the client',
  params: byId,
  query: page,
  paged: true,
  reply: lazily(() => array(clientNote.required()).required()),
});

export const addClientNote = endpoint({
  method: 'POST',
  path: '/users/clients/:id/notes',
  access: ['clients.read'],
  summary: 'Note something about a client for colleagues',
  params: byId,
  body: noteBody,
  idempotent: true,
  refusals: [409],
  reply: clientNote,
});

export const correctClientNote = endpoint({
  method: 'POST',
  path: '/users/clients/:id/notes/:noteId/correction',
  access: ['clients.read'],
  summary: 'Correct a note of one’s own; what it said before stays readable',
  params: lazily(() => object({ id: id(), noteId: id() })),
  body: noteBody,
  reply: clientNote,
});
