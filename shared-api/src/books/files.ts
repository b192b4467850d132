import { array, boolean, type InferType, number, object, string } from 'yup';
import { endpoint } from '../contract/endpoint.ts';
import { choice, id, line, textFrom3 } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { lazily } from '../contract/lazily.ts';
import { byId, page } from '../contract/queries.ts';
import {
  dateFormats,
  decimalSigns,
  encodings,
  lineViews,
  namedTwice,
  partNamedTwice,
  separators,
} from './rules.ts';

const heading = () => line().nullable();
const mapping = () => ({
  name: textFrom3(100),
  separator: choice(separators),
  encoding: choice(encodings),
  /** Headings of the file. */
  columns: object({
    rrr: line().required('Choose a column'),
    amount: line().required('Choose a column'),
    fee: heading(),
    paid: heading(),
    settled: heading(),
    reference: heading(),
  })
    .required()
    .test('once', (columns, { path, createError }) => {
      const part = partNamedTwice(columns);
      return !part || createError({ path: `${path}.${part}`, message: namedTwice });
    }),
  dateFormat: choice(dateFormats),
  decimalSign: choice(decimalSigns),
});

const settlementProfile = lazily(() => object({ id: number().required(), ...mapping() }));
export type SettlementProfile = InferType<typeof settlementProfile>;

export const listProfiles = endpoint({
  method: 'GET',
  path: '/books/profiles',
  access: ['books.read'],
  summary: "How the gateway's settlement files are read, by name",
  reply: lazily(() => array(settlementProfile.required()).required()),
  key: keys.books,
  meta: { failure: 'Fetching the profiles failed. Kindly Refresh' },
});

export const createProfile = endpoint({
  method: 'POST',
  path: '/books/profiles',
  access: ['books.settle'],
  summary: 'Say which columns of a settlement file hold what; made once for a kind of file',
  body: lazily(() => object(mapping())),
  idempotent: true,
  refusals: [409],
  reply: settlementProfile,
  meta: {
    success: 'Profile saved successfully',
    failure: 'The profile was not saved',
    invalidates: [keys.books],
  },
});

const settlementFile = lazily(() =>
  object({
    id: number().required(),
    name: string().required(),
    profile: string().required(),
    dateCreated: string().required(),
    uploadedBy: string().required(),
    /** False until its lines have been held against the payments. */
    read: boolean().required(),
    lines: number().required(),
    /** In naira. */
    gross: number().required(),
    fee: number().required(),
    /** How many lines are open in each state; how many are posted or ignored. */
    counts: object(
      Object.fromEntries(lineViews.map((view) => [view, number().required()])) as Record<
        (typeof lineViews)[number],
        ReturnType<ReturnType<typeof number>['required']>
      >,
    ).required(),
    /** How many of its open lines the reader looks after. */
    mine: number().required(),
  }),
);
export type SettlementFile = InferType<typeof settlementFile>;

export const listFiles = endpoint({
  method: 'GET',
  path: '/books/files',
  access: ['books.read'],
  summary: 'Settlement files, the newest first',
  query: page,
  paged: true,
  reply: lazily(() => array(settlementFile.required()).required()),
  key: keys.books,
  meta: { failure: 'Fetching the settlement files failed. Kindly Refresh' },
});

export const uploadFile = endpoint({
  method: 'POST',
  path: '/books/files',
  access: ['books.settle'],
  summary: 'Take in a settlement file of the gateway (CSV), all of its lines or none',
  body: lazily(() => object({ profileId: id() })),
  bodyKind: 'multipart',
  accepts: 'csv',
  refusals: [409],
  reply: settlementFile,
  meta: {
    success: 'File received successfully',
    failure: 'The file was not taken in',
    loading: 'Reading the file',
    invalidates: [keys.books],
  },
});

export const readFile = endpoint({
  method: 'GET',
  path: '/books/files/:id',
  access: ['books.read'],
  summary: 'One settlement file and how many of its lines are in which state',
  params: byId,
  reply: settlementFile,
  key: keys.books,
  meta: { failure: 'Fetching the settlement file failed. Kindly Refresh' },
});

export const postFile = endpoint({
  method: 'POST',
  path: '/books/files/:id/post',
  access: ['books.settle'],
  summary: 'Post all matched lines of a settlement file at once',
  params: byId,
  body: lazily(() => object({})),
  idempotent: true,
  refusals: [409],
  reply: settlementFile,
  meta: { success: 'Lines posted successfully', failure: 'Nothing was posted', invalidates: [keys.books] },
});
