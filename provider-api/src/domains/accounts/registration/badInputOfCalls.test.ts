import * as api from 'shared-api/contract';
import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../../testing/testServer.ts';

const server = forAllTests(startTestServer);
let people: Record<'client' | 'officer' | 'administrator', SignedIn>;
beforeAll(async () => {
  people = {
    client: await server.as('Client', { category: 'Individual' }),
    officer: await server.as('Registration Officer'),
    administrator: await server.as('Administrator'),
  };
});

const calls = {
  'sign in': { endpoint: api.signIn, by: 'visitor' },
  'forgot password': { endpoint: api.forgotPassword, by: 'visitor' },
  'reset password': { endpoint: api.resetPassword, by: 'visitor' },
  'correct a company': { endpoint: api.correctCorporate, by: 'visitor' },
  'correct an office': { endpoint: api.correctGovernment, by: 'visitor' },
  'correct an individual': { endpoint: api.correctIndividual, by: 'visitor' },
  'update a company': { endpoint: api.updateCorporate, by: 'client' },
  'update an office': { endpoint: api.updateGovernment, by: 'client' },
  'update an individual': { endpoint: api.updateIndividual, by: 'client' },
  'update a colleague': { endpoint: api.updateUser, by: 'administrator' },
  'review an account': { endpoint: api.changeAccountStatus, by: 'officer' },
  'give feedback': { endpoint: api.sendFeedback, by: 'client', schema: api.feedbackBody },
  'answer a survey': { endpoint: api.sendFeedback, by: 'visitor', schema: api.surveyBody },
  'invite a colleague': { endpoint: api.inviteStaff, by: 'administrator' },
} as const;
const bad = {
  empty: '',
  'too short': 'a',
  'nothing but spaces': '     ',
  emoji: '\u{1F600}\u{1F600}',
  'of 10,000 characters': 'a'.repeat(10_000),
  HTML: '<img src=x onerror=alert(1)>',
  'in no list': 99,
} as const;
type Call = keyof typeof calls;
type Value = keyof typeof bad;

const schemaOf = (call: Call): ObjectSchema<AnyObject> => {
  const called = calls[call];
  return ('schema' in called ? called.schema : called.endpoint.body) as ObjectSchema<AnyObject>;
};

/** The page treats a blank field as absent. */
function refusedOnPage(schema: ObjectSchema<AnyObject>, value: string | number): [string, string][] {
  const fields = Object.keys(schema.fields);
  try {
    const typed = value === '' ? {} : Object.fromEntries(fields.map((field) => [field, value]));
    schema.validateSync(typed, { abortEarly: false });
    return [];
  } catch (failure) {
    if (!(failure instanceof ValidationError)) throw failure;
    // `Status` is a name or an index. The server compares it with its list once all other fields are right.
    return failure.inner
      .map(({ path = '', message }): [string, string] => [path, message])
      .filter(([path]) => path !== 'Status');
  }
}

function send(call: Call, body: AnyObject) {
  const { endpoint, by } = calls[call];
  const client = by === 'visitor' ? server.visitor : people[by];
  const path = endpoint.path.replace(':code', 'a-code');
  if (endpoint.bodyKind !== 'multipart') return client.call(endpoint.method, path, { body });
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  return client.call(endpoint.method, path, { form });
}

const cases = (Object.keys(calls) as Call[]).flatMap((call) =>
  (Object.keys(bad) as Value[]).map((value) => [call, value] as const),
);

/** A page cannot send a value of the wrong type, so the server has one message for all of these values. */
const ofWrongType = 'Invalid value';

it.each(cases)('to %s with every field %s is refused, by every rule of the page', async (call, value) => {
  const schema = schemaOf(call);
  const body = Object.fromEntries(Object.keys(schema.fields).map((field) => [field, bad[value]]));
  const { status, body: answer } = await send(call, body);
  expect(status).toBe(400);
  for (const [field, message] of refusedOnPage(schema, bad[value])) {
    expect(Object.keys(answer.errors)).toContain(field);
    if (!answer.errors[field]?.includes(ofWrongType)) expect(answer.errors[field]).toContain(message);
  }
});
