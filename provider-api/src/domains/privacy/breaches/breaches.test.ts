import { hourMs } from 'shared-api/rules';
import { pdfText } from '../../../documents/testing/pdfText.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../../testing/testServer.ts';
import { warnOfBreaches } from './warnOfBreaches.ts';

const server = forAllTests(startTestServer);
let administrator: SignedIn;
const known = new Date('2026-11-02T08:00:00Z');
const goTo = async (hours: number) => {
  const now = new Date(known.getTime() + hours * hourMs);
  server.clock.set(now);
  await server.db.query(
    `update sessions set last_used_at = $1, expires_at = $1::timestamptz + interval '1 h'`,
    [now],
  );
};

const breach = {
  knownAt: known.toISOString(),
  what: 'A list of bookings was mailed to a stranger',
  classes: ['identity', 'travel'],
  people: 40,
  consequences: 'Somebody may learn who flew',
  measures: 'The stranger deleted it and said so',
};
const record = async (body: object = {}) =>
  (await administrator.post('/privacy/breaches', { ...breach, ...body })).body.data;

beforeAll(async () => {
  await server.settle();
  administrator = await server.as('Administrator');
  await server.db.query(
    `insert into setting_changes (key, version, before, after, is_default, actor_name, at)
     values ('privacyOfficerEmail', 1, '""', '"officer@authority.example"', false, 'Decided', now())`,
  );
});
beforeEach(() => goTo(0));
afterEach(() => server.db.query('truncate breaches, breach_accounts'));

async function warned(email: string): Promise<string[]> {
  await warnOfBreaches.run(server.context);
  return (await server.mailTo(email)).map(({ subject }) => subject).filter((text) => text.includes('breach'));
}

it('Administrators and the officer are written to after 24 and after 60 hours, once each', async () => {
  await record();
  const letters = [];
  for (const hours of [23.9, 24, 25, 59.9, 60, 71]) {
    await goTo(hours);
    letters.push((await warned(administrator.account.email)).length);
  }
  expect(letters).toEqual([0, 1, 1, 1, 2, 2]);
  expect(await warned('officer@authority.example')).toEqual([
    'A breach is known for 60 hours and not reported',
    'A breach is known for 24 hours and not reported',
  ]);
});

it('the number of the report stops the clock', async () => {
  const { id } = await record();
  const before = (await warned('officer@authority.example')).length;
  const report = () => administrator.post(`/privacy/breaches/${id}/report`, { number: 'NDPC/2026/17' });
  expect((await report()).body.data).toMatchObject({
    reportNumber: 'NDPC/2026/17',
    reported: { at: known.toISOString() },
  });
  await goTo(61);
  expect(await warned('officer@authority.example')).toHaveLength(before);
  expect((await report()).status).toBe(409);
});

it('one that is entered late is warned of at once, by its hours', async () => {
  await goTo(62);
  const before = (await warned('officer@authority.example')).length;
  await record();
  expect((await warned('officer@authority.example')).length - before).toBe(1);
});

it('is not known before it is recorded', async () => {
  const late = new Date(known.getTime() + hourMs).toISOString();
  const { status, body } = await administrator.post('/privacy/breaches', { ...breach, knownAt: late });
  expect([status, body.errors]).toEqual([400, { knownAt: ['Must not lie ahead'] }]);
});

it('what is known of it by now is written over; when it was known stays', async () => {
  const { id } = await record();
  const { knownAt: _, ...told } = breach;
  const { body } = await administrator.patch(`/privacy/breaches/${id}`, {
    ...told,
    people: 41,
    toldTo: 'NITDA',
  });
  expect(body.data).toMatchObject({ people: 41, toldTo: 'NITDA', dateKnown: known.toISOString() });
  expect((await administrator.get('/privacy/breaches')).body.data).toHaveLength(1);
});

it('affected accounts get one letter, seen before it is sent, each once and all the same', async () => {
  const { id } = await record();
  const [one, two] = [await server.account('Client'), await server.account('Client')];
  const write = async (text: string, preview: boolean, accounts: number[]) =>
    (await administrator.post(`/privacy/breaches/${id}/letter`, { text, preview, accounts })).body.data;
  expect(
    await write('Your booking was read.\n\nWe are sorry.', true, [one.id, one.id, 999_999]),
  ).toMatchObject({
    sent: false,
    accounts: 1,
    unknown: [999_999],
    subject: 'About your data',
    text: expect.stringContaining('We are sorry.'),
  });
  expect(await server.mailTo(one.email)).toEqual([]);
  await write('Your booking was read.', false, [one.id]);
  expect(await write('Another text', false, [one.id, two.id])).toMatchObject({ sent: true, accounts: 1 });
  for (const { email } of [one, two])
    expect((await server.mailTo(email)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Your booking was read.'),
    ]);
  expect((await administrator.get('/privacy/breaches')).body.data).toMatchObject([{ written: 2 }]);
});

it('a public notice is read by everybody, and its text is kept', async () => {
  const { id } = await record();
  const publish = (text: string) => administrator.post(`/privacy/breaches/${id}/notice`, { text });
  await publish('Passengers of 1 November: a list was read by a stranger.');
  expect((await publish('Nothing happened')).status).toBe(409);
  expect((await server.visitor.get('/privacy/notices')).body.data).toEqual([
    { text: 'Passengers of 1 November: a list was read by a stranger.', date: known.toISOString() },
  ]);
});

it('is printed for the Commission with all that the register says', async () => {
  const { id } = await record();
  const { bytes } = await administrator.get(`/privacy/breaches/${id}/document`);
  const text = (await pdfText(bytes)).replace(/\s+/g, ' ');
  for (const said of [breach.what, 'Names, Flights and passengers', '40', breach.measures, 'None yet'])
    expect(text).toContain(said);
});
