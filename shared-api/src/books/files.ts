import { endpoint, returns } from '../contract/endpoint.ts';
import { id } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, page } from '../contract/queries.ts';
import { object } from '../contract/yup.ts';
import { mapping } from './fields.ts';
import type { replies } from './replies.ts';

const invalidates = [keys.books];

export const listProfiles = endpoint({
  method: 'GET',
  path: '/books/profiles',
  access: ['books.read'],
  summary: "How the gateway's settlement files are read, by name",
  reply: returns<typeof replies.listProfiles>(),
  key: keys.books,
  meta: { failure: 'Fetching the profiles failed. Kindly Refresh' },
});

export const createProfile = endpoint({
  method: 'POST',
  path: '/books/profiles',
  access: ['books.settle'],
  summary: 'Say which columns of a settlement file hold what; made once for a kind of file',
  body: object(mapping()),
  idempotent: true,
  reply: returns<typeof replies.createProfile>(),
  meta: { success: 'Profile saved successfully', failure: 'The profile was not saved', invalidates },
});

export const listFiles = endpoint({
  method: 'GET',
  path: '/books/files',
  access: ['books.read'],
  summary: 'Settlement files, the newest first',
  query: page,
  paged: true,
  reply: returns<typeof replies.listFiles>(),
  key: keys.books,
  meta: { failure: 'Fetching the settlement files failed. Kindly Refresh' },
});

export const uploadFile = endpoint({
  method: 'POST',
  path: '/books/files',
  access: ['books.settle'],
  summary: 'Take in a settlement file of the gateway (CSV), all of its lines or none',
  body: object({ profileId: id() }),
  bodyKind: 'multipart',
  accepts: 'csv',
  reply: returns<typeof replies.uploadFile>(),
  meta: {
    success: 'File received successfully',
    failure: 'The file was not taken in',
    loading: 'Reading the file',
    invalidates,
  },
});

export const readFile = endpoint({
  method: 'GET',
  path: '/books/files/:id',
  access: ['books.read'],
  summary: 'One settlement file and how many of its lines are in which state',
  params: byId,
  reply: returns<typeof replies.readFile>(),
  key: keys.books,
  meta: { failure: 'Fetching the settlement file failed. Kindly Refresh' },
});

export const postFile = endpoint({
  method: 'POST',
  path: '/books/files/:id/post',
  access: ['books.settle'],
  summary: 'Post all matched lines of a settlement file at once',
  params: byId,
  idempotent: true,
  reply: returns<typeof replies.postFile>(),
  meta: { success: 'Lines posted successfully', failure: 'Nothing was posted', invalidates },
});
