import { endpoint, returns } from '../contract/endpoint.ts';
import {
  line,
  linesFrom3,
  oneOf,
  optionalChoice,
  optionalId,
  optionalTextFrom3,
} from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, page } from '../contract/queries.ts';
import { object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { lineViews, openLists } from './rules.ts';

const invalidates = [keys.books];

export const listLines = endpoint({
  method: 'GET',
  path: '/books/files/:id/lines',
  access: ['books.read'],
  summary: "A settlement file's lines in its order, all or those of a state or of a person",
  params: byId,
  query: page.shape({
    state: oneOf(lineViews),
    assigned: line(40)
      .optional()
      .matches(/^(me|nobody|[1-9]\d{0,14})$/, 'Invalid selection'),
  }),
  paged: true,
  reply: returns<typeof replies.listLines>(),
  key: keys.books,
  meta: { failure: 'Fetching the lines failed. Kindly Refresh' },
});

export const listOpenLines = endpoint({
  method: 'GET',
  path: '/books/lines',
  access: ['books.read'],
  summary:
    'Lines of all settlement files that nobody resolved, or else that lie in suspense, the oldest first',
  query: page.shape({ list: optionalChoice(openLists) }),
  paged: true,
  reply: returns<typeof replies.listOpenLines>(),
  key: keys.books,
  meta: { failure: 'Fetching the lines failed. Kindly Refresh' },
});

export const postLine = endpoint({
  method: 'POST',
  path: '/books/lines/:id/post',
  access: ['books.settle'],
  summary: 'Post one line: what is open for its payment is cleared, the rest lies in suspense',
  params: byId,
  idempotent: true,
  reply: returns<typeof replies.postLine>(),
  meta: { success: 'Line posted successfully', failure: 'The line was not posted', invalidates },
});

export const ignoreLine = endpoint({
  method: 'POST',
  path: '/books/lines/:id/ignore',
  access: ['books.settle'],
  summary: 'Leave out a line that is listed twice, with the reason; nothing is posted',
  params: byId,
  body: object({ reason: linesFrom3(500) }),
  idempotent: true,
  reply: returns<typeof replies.ignoreLine>(),
  meta: { success: 'Line ignored successfully', failure: 'The line was not ignored', invalidates },
});

export const noteLine = endpoint({
  method: 'POST',
  path: '/books/lines/:id/note',
  access: ['books.settle'],
  summary: 'Write down what is known about a line; again replaces it, and an empty text removes it',
  params: byId,
  body: object({ note: optionalTextFrom3(500) }),
  idempotent: true,
  reply: returns<typeof replies.noteLine>(),
  meta: { success: 'Note saved successfully', failure: 'The note was not saved', invalidates },
});

export const listBookOfficers = endpoint({
  method: 'GET',
  path: '/books/officers',
  access: ['books.read'],
  summary: 'Who of the finance office may look after a line, by name',
  reply: returns<typeof replies.listBookOfficers>(),
  key: keys.books,
  meta: { failure: 'Fetching the finance office failed. Kindly Refresh' },
});

export const assignLine = endpoint({
  method: 'POST',
  path: '/books/lines/:id/assignment',
  access: ['books.settle'],
  summary: 'Say who looks after an open line, or nobody; anybody may still resolve it',
  params: byId,
  /** Null means that nobody looks after the line. */
  body: object({ officerId: optionalId().nullable().defined('Choose a person') }),
  idempotent: true,
  reply: returns<typeof replies.assignLine>(),
  meta: { success: 'Line assigned successfully', failure: 'The line was not assigned', invalidates },
});
