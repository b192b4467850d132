import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { DatabaseUnavailable } from '../../../db/index.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import {
  corporateFields,
  governmentFields,
  individualFields,
  sampleFile,
} from '../../../testing/registrations.ts';
import { startTestServer } from '../../../testing/testServer.ts';

const server = forAllTests(startTestServer);

const files = [sampleFile('certificate.pdf', 'application/pdf')];
const kinds = {
  individual: {
    fields: () => individualFields({ Student: 'true', Name_Of_School: 'Unity College' }),
    files: [],
  },
  family: { fields: () => individualFields({ IsFamily: 'true' }), files: [] },
  corporate: { fields: () => corporateFields(), files },
  government: { fields: () => governmentFields({ GovernmentStaffType: 'State' }), files: [] },
};
type Kind = keyof typeof kinds;
const pathOf = (kind: Kind) => `/users/${kind === 'family' ? 'individual' : kind}`;
const register = (kind: Kind, changes: Record<string, string>) =>
  server.visitor.form(pathOf(kind), { ...kinds[kind].fields(), ...changes }, kinds[kind].files);

const long = 'a'.repeat(10_000);
const html = '<img src=x onerror=alert(1)>';
const emoji = '\u{1F600}\u{1F600}';
const bad = {
  empty: '',
  short: 'a',
  spaces: '     ',
  emoji,
  'of 10,000 characters': long,
  HTML: html,
} as const;
type Value = keyof typeof bad;

/** These fields accept HTML like any other text, because they have neither a pattern nor a list of values. */
const freeText = [
  'Registered_Address',
  'Business_Name',
  'Registration_Number',
  'FirstName',
  'LastName',
  'Name_Of_School',
  'Name_Of_Government_Officials_Office',
];
/** An empty value of these fields has a meaning of its own, or no effect for this kind of client. */
const mayBeEmpty = ['Gender', 'Student', 'IsFamily', 'GovernmentStaffType'];
/** A family stores neither `Student` nor `Name_Of_School`, so any value is accepted in them. */
const cases = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
  Object.keys(kinds[kind].fields())
    .filter((field) => !(kind === 'family' && (field === 'Student' || field === 'Name_Of_School')))
    .flatMap((field) => (Object.keys(bad) as Value[]).map((value) => [kind, field, value] as const)),
);

const isAllowed = (field: string, value: Value): boolean =>
  (value === 'empty' && mayBeEmpty.includes(field)) ||
  (freeText.includes(field) && value === 'HTML') ||
  (field === 'Name_Of_School' && value === 'emoji');

it('every field of every registration is tried', () => {
  expect(cases.length).toBeGreaterThan(200);
});

describe('a registration', () => {
  it.each(cases.filter(([, field, value]) => !isAllowed(field, value)))(
    'of kind %s is refused, naming %s, when it is %s',
    async (kind, field, value) => {
      const { status, body } = await register(kind, { [field]: bad[value] });
      expect([status, Object.keys(body.errors)]).toEqual([400, expect.arrayContaining([field])]);
      expect(JSON.stringify(body).length).toBeLessThan(2000);
    },
  );

  it.each([
    ['individual', 'MeansOfId', 'Library card'],
    ['individual', 'Gender', 'female'],
    ['individual', 'Student', 'Yes'],
    ['individual', 'ClientTypeId', '3'],
    ['individual', 'ClientTypeId', '1.5'],
    ['individual', 'IsFamily', 'perhaps'],
    ['corporate', 'Business_Nature', 'agriculture'],
    ['corporate', 'ClientTypeId', '0'],
    ['corporate', 'Creation_Year', '0999'],
    ['government', 'GovernmentStaffType', 'Local'],
    ['government', 'State', 'Gold Coast'],
    ['government', 'ClientTypeId', '-1'],
  ] as const)('of kind %s is refused when %s is "%s", which is in no list', async (kind, field, value) => {
    const { status, body } = await register(kind, { [field]: value });
    expect([status, Object.keys(body.errors)]).toEqual([400, expect.arrayContaining([field])]);
  });

  it.each([
    ['FirstName', html],
    ['LastName', "D'Ámbr\u00f3sio-\u1ECCl\u00e1"],
    ['Registered_Address', '5 Ọ̀yọ́ Close'],
  ])('keeps %s "%s" as it was typed, for pages to show as text', async (field, value) => {
    const { status, body } = await register('individual', { [field]: value });
    expect(status).toBe(200);
    const { rows } = await server.db.query('select * from users where id = $1', [body.data.id]);
    expect(Object.values(rows[0] ?? {})).toContain(value);
  });
});

describe('two registrations of one address at the same moment', () => {
  it('make one account, and the other is told so at its field', async () => {
    const fields = individualFields();
    const Email = fields.Email ?? '';
    const answers = await Promise.all([
      server.visitor.form('/users/individual', fields),
      server.visitor.form('/users/corporate', corporateFields({ Email: Email.toUpperCase() }), files),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body.errors).toEqual({ Email: ['This e-mail address is already registered'] });
    const { rowCount } = await server.db.query('select 1 from users where lower(email) = lower($1)', [Email]);
    expect(rowCount).toBe(1);
  });
});

describe('a failure in the middle of a corporate upload', () => {
  const stored = () => server.context.files.storedBefore(new Date(Date.now() + 1000));
  const count = async () => (await server.db.query('select 1 from users')).rowCount;
  const three = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => sampleFile(name, 'application/pdf'));
  const registerThree = () => server.visitor.form('/users/corporate', corporateFields(), three);

  it('of the storage leaves neither account nor files', async () => {
    const before = [await count(), await stored()];
    const { files: store } = server.context;
    const realPut = store.put.bind(store);
    let calls = 0;
    const failing = jest.spyOn(store, 'put').mockImplementation(async (file) => {
      calls += 1;
      if (calls === 3) throw new Error('The disk is full');
      return realPut(file);
    });
    const { status, body } = await registerThree();
    failing.mockRestore();
    expect([status, body.message]).toEqual([
      503,
      'Files cannot be stored or read at the moment. Please try again shortly',
    ]);
    expect([await count(), await stored()]).toEqual(before);
  });

  it('of the storage that removes nothing either is reported as what it is', async () => {
    const { files: store } = server.context;
    const puts = jest
      .spyOn(store, 'put')
      .mockResolvedValueOnce('0'.repeat(32))
      .mockRejectedValueOnce(new Error('The file store answered PUT with 500'));
    const removes = jest.spyOn(store, 'remove').mockRejectedValue(new Error('DELETE with 500'));
    const { status } = await registerThree();
    puts.mockRestore();
    removes.mockRestore();
    expect(status).toBe(503);
    expect((await registerThree()).status).toBe(200);
  });

  it('of the database leaves neither account nor files', async () => {
    const before = [await count(), await stored()];
    await server.db.query('alter table client_files rename to client_files_away');
    const { status } = await registerThree();
    await server.db.query('alter table client_files_away rename to client_files');
    expect(status).toBe(500);
    expect([await count(), await stored()]).toEqual(before);
  });

  it('of the reply to the commit leaves the account with all of its files', async () => {
    const { db } = server.context;
    const before = await stored();
    // Earlier jobs must have ended, so that the lost transaction is the registration's.
    await server.settle();
    const real = db.transaction.bind(db);
    const lost = jest.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
      await real(work);
      throw new DatabaseUnavailable('The connection was lost');
    });
    const { status } = await registerThree();
    lost.mockRestore();
    expect(status).toBe(503);
    expect(await stored()).toHaveLength(before.length + 3);
  });

  it('of the connection leaves neither account nor files', async () => {
    const before = [await count(), await stored()];
    const { server: http } = server.server.api.fastify;
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const part = '--x\r\ncontent-disposition: form-data; name="Files"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    socket.write(
      'POST /api/users/corporate HTTP/1.1\r\nhost: portal\r\ncontent-type: multipart/form-data; boundary=x\r\n' +
        `content-length: 100000\r\n\r\n${part}`,
    );
    const [request] = (await once(http, 'request')) as [IncomingMessage];
    const gone = new Promise((resolve) => request.once('close', resolve));
    socket.destroy();
    await gone;
    expect([await count(), await stored()]).toEqual(before);
  });
});
