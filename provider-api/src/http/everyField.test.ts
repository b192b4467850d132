import { type Access, contract, feedbackBody, settingRule, surveyBody } from 'shared-api/contract';
import { roleCan, roles } from 'shared-api/rules';
import type { object } from 'yup';
import { type BookingWorld, startBookingWorld } from '../domains/bookings/testing/bookingWorld.ts';
import type { Client } from '../testing/client.ts';
import { RequestTally } from '../testing/requestTally.ts';
import type { Known } from '../testing/sampleValues.ts';
import { type Call, sampleFor, type WrongRequest, wrongRequests } from '../testing/wrongFields.ts';
import { Refusal } from './errors.ts';
import { validate } from './validate.ts';

const tally = new RequestTally();

let world: BookingWorld;
let known: Known;
const callers = new Map<string, Client>();
beforeAll(async () => {
  world = await startBookingWorld({ log: tally.log });
  const service = await world.service();
  const client = await world.client(100_000_000_00);
  for (const role of roles) callers.set(role, role === 'Client' ? client : await world.as(role));
  const other = await world.client(1_000_000_00);
  known = { client: other.account.id, service, booking: await world.book(client, service) };
});
afterAll(async () => {
  await world.close();
});

/** An Administrator makes the call if an Administrator may. */
function callerFor(access: Access): Client {
  if (access === 'public' || access === 'release-key') return world.visitor;
  const may = [...roles]
    .reverse()
    .find((role) => access === 'signed-in' || access.some((permission) => roleCan(role, permission)));
  return callers.get(may ?? '') ?? world.visitor;
}

interface Tried extends Call {
  readonly access: Access;
}

/** The contract leaves these bodies open, because a code or a key in the request decides their rules. */
function bodiesOf(name: string, call: Tried): Record<string, Tried> {
  if (name === 'sendFeedback')
    return {
      'sendFeedback, a survey': { ...call, body: surveyBody },
      'sendFeedback, of a client': { ...call, body: feedbackBody, access: ['feedback.send'] },
    };
  if (name !== 'updateSetting') return { [name]: call };
  const settings = ['minFundingApi', 'cancellationHours', 'authorityName', 'authorityOffices'] as const;
  return Object.fromEntries(
    settings.map((key) => {
      const body = (call.body as ReturnType<typeof object>).shape({ value: settingRule(key) });
      return [`updateSetting of ${key}`, { ...call, body, named: { key } }];
    }),
  );
}

/** No session may make the calls of a release key; bringRelease.test.ts tries them. */
const calls = Object.entries(contract)
  .filter(([, { access }]) => access !== 'release-key')
  .flatMap(([name, call]) => Object.entries(bodiesOf(name, call)));

const libraryWords = /must be a `|is a required field|must match the following|value that cannot be stored/;

interface Answer {
  readonly request: WrongRequest;
  readonly status: number;
  readonly text: string;
}

function namedIn({ status, text }: Answer): readonly string[] {
  const { errors = [] } = (status === 400 ? JSON.parse(text) : {}) as { errors?: object };
  return Array.isArray(errors) ? [] : Object.keys(errors);
}

/** These fields repeat the password, so a refusal of the password may name them. */
const confirmations = ['Confirm_Password', 'ConfirmPassword'];

/** Returns the part of the name within the field, such as [0] or .FirstName. Another field has no such part. */
const within = (name: string, field: string) => (name.startsWith(field) ? name.slice(field.length) : '');

/** The samples of the fields in `others` are refused in any case. */
function isWrongWith(answer: Answer, others: readonly string[]): boolean {
  const { request, status, text } = answer;
  if (status < 200 || (status >= 300 && status < 400) || status >= 500) return true;
  if (status === 400 && libraryWords.test(text)) return true;
  const { field, isWrong } = request;
  const named = namedIn(answer);
  const isOf = (name: string) =>
    name === field ||
    (field === 'Password' && confirmations.includes(name)) ||
    /^[[.]/.test(within(name, field));
  if (named.some(isOf)) return false;
  return isWrong || named.some((name) => !others.includes(name));
}

it.each(calls)('%s: takes the values beside the odd one', async (_, call) => {
  const sample = sampleFor(call, known);
  for (const part of ['params', 'query', 'body'] as const) {
    const wire = part === 'body' && call.bodyKind !== 'multipart' ? 'json' : 'text';
    if (call[part]) await validate(call[part], sample[part], wire);
  }
});

/**
 * Finds stored texts with characters that cleanText removes. Line breaks are allowed, because texts may have
 * several lines.
 */
async function uncleanTexts(): Promise<string[]> {
  const { rows: columns } = await world.db.query<{ table: string; column: string }>(
    `select t.table_name as table, c.column_name as column
       from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'ARRAY')`,
  );
  const unseen = String.raw`[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]|\\u00[01]`;
  const found = columns.map(async ({ table, column }) => {
    const { rows } = await world.db.query<{ text: string }>(
      `select distinct ${column}::text as text from ${table}
        where ${column}::text ~ $1 or ${column}::text is not nfc normalized limit 3`,
      [unseen],
    );
    return rows.map(({ text }) => `${table}.${column}: ${JSON.stringify(text.slice(0, 200))}`);
  });
  return (await Promise.all(found)).flat();
}

/** The server reads the values of a path, query or form as texts; only a JSON body has types. */
function partsOf(call: Call, { path, body }: WrongRequest) {
  const [address = '', search = ''] = path.split('?');
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const filled = new RegExp(`^${call.path.replace(/:\w+/g, '([^/]+)')}$`).exec(address)?.slice(1) ?? [];
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(search))
    query[name] = name in query ? [query[name] ?? [], value].flat() : value;
  return {
    params: Object.fromEntries(filled.map((value, at) => [names[at], decodeURIComponent(value)])),
    query,
    body: body instanceof FormData ? Object.fromEntries(body) : JSON.parse(body ?? '{}'),
  };
}

/** Tells whether the contract's schemas accept or refuse the request. */
async function judged(call: Call, request: WrongRequest): Promise<{ input: string } | { refusal: string }> {
  const parts = partsOf(call, request);
  const input: unknown[] = [];
  try {
    for (const part of ['params', 'query', 'body'] as const) {
      const wire = part === 'body' && !(request.body instanceof FormData) ? 'json' : 'text';
      if (call[part]) input.push(await validate(call[part], parts[part], wire));
    }
  } catch (thrown) {
    if (thrown instanceof Refusal) return { refusal: JSON.stringify({ errors: thrown.errors }) };
    throw thrown;
  }
  return { input: JSON.stringify(input) };
}

/** The fault test sets TEST_RUNS and sends every request. */
const sendsAll = process.env.TEST_RUNS !== undefined;

const atOnce = 8;

it.each(calls)(
  '%s: nothing odd in any field is answered with a fault, or without the field’s name',
  async (_, call) => {
    const { wrong: requests, right } = wrongRequests(call, known);
    const { token } = callerFor(call.access);
    const send = async (request: WrongRequest): Promise<Answer> => {
      const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) };
      const { method, path, body } = request;
      const reply = await fetch(`${world.url}/api${path}`, { method, headers, body, redirect: 'manual' });
      tally.count(reply.status);
      return { request, status: reply.status, text: await reply.text() };
    };
    const refusedFields = new Set<string>();
    const inputs = new Set<string>();
    /** The test takes less time if only a field's first refusal and each different input are sent to the server. */
    const answerTo = async (request: WrongRequest): Promise<Answer[]> => {
      const outcome = sendsAll ? undefined : await judged(call, request);
      if (outcome && 'refusal' in outcome) {
        if (refusedFields.has(request.field)) return [{ request, status: 400, text: outcome.refusal }];
        refusedFields.add(request.field);
      }
      if (outcome && 'input' in outcome) {
        if (inputs.has(outcome.input)) return [];
        inputs.add(outcome.input);
      }
      return [await send(request)];
    };
    let wrong: Answer[] = [];
    while (requests.length > 0) {
      const answers = await Promise.all(requests.splice(0, atOnce).map(answerTo));
      wrong.push(...answers.flat().filter((answer) => isWrongWith(answer, [])));
    }
    if (wrong.length > 0) {
      const others = namedIn(await send(right));
      wrong = wrong.filter((answer) => isWrongWith(answer, others));
    }
    expect(
      wrong.map(({ request, status, text }) => `${request.title}: ${status} ${text.slice(0, 200)}`),
    ).toEqual([]);
    expect(tally.faults.splice(0)).toEqual([]);
  },
  120_000,
);

it('nothing that was sent is stored as it came', async () => {
  expect(await uncleanTexts()).toEqual([]);
});
