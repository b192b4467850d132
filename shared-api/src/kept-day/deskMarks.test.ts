import * as api from '../contract/index.ts';
import { session } from '../http/session/session.ts';
import { aStaffMember, fails, fakeApi, replies } from '../testing/index.ts';
import { deskMarks, useDeskMarks } from './deskMarks.ts';
import { sendAndTidy } from './sendAndTidy.ts';
import { storedMarks } from './storedMarks.ts';

type Sent = { facts: { nonce: string; passengerId: number }[] };
const answers = (refused: Readonly<Record<number, string>> = {}) =>
  replies(api.markAttendance, ({ body }) =>
    (body as Sent).facts.map(({ nonce, passengerId }) => {
      const why = refused[passengerId];
      return why ? { nonce, outcome: 'refused' as const, why } : { nonce, outcome: 'stored' as const };
    }),
  );
const officer = aStaffMember('Protocol Officer');
const colleague = { ...officer, id: officer.id + 1 };
const facts = (count: number, from = 1) =>
  Array.from({ length: count }, (_, n) => ({
    nonce: `nonce-${from + n}`,
    passengerId: from + n,
    kind: 'met' as const,
    at: '2026-11-24T04:10:00Z',
  }));
const waiting = () => useDeskMarks.getState().marks.map(({ passengerId, refused }) => [passengerId, refused]);

beforeEach(async () => {
  session.signIn('token', officer);
  await deskMarks.refresh();
  await deskMarks.dismiss(useDeskMarks.getState().marks);
});

it('marks are sent in the order in which they were made, a hundred at a time, and are gone once they are stored or known', async () => {
  const server = fakeApi([answers()]);
  await deskMarks.add(facts(150), officer.id);
  await deskMarks.add(facts(80, 151), officer.id);
  await deskMarks.sendAll();
  const sent = server.of(api.markAttendance).map(({ body }) => (body as Sent).facts);
  expect(sent.map(({ length }) => length)).toEqual([100, 100, 30]);
  expect(sent.flat().map(({ passengerId }) => passengerId)).toEqual(
    Array.from({ length: 230 }, (_, n) => n + 1),
  );
  expect(waiting()).toEqual([]);
});

it('a mark that is refused stays with its reason until that has been read, and keeps no other from being stored', async () => {
  fakeApi([answers({ 2: 'Cancelled at 04:12 by its owner' })]);
  await deskMarks.add(facts(3), officer.id);
  await deskMarks.sendAll();
  expect(waiting()).toEqual([[2, 'Cancelled at 04:12 by its owner']]);
  await deskMarks.dismiss(useDeskMarks.getState().marks);
  expect(waiting()).toEqual([]);
});

it('a mark in the format of another release is left alone', async () => {
  const server = fakeApi([answers()]);
  await deskMarks.add(facts(1), officer.id);
  const [mark] = await storedMarks.all();
  if (!mark) throw new Error('Nothing is kept');
  await storedMarks.refuse({ ...mark, format: mark.format + 1 }, '');
  await deskMarks.sendAll();
  expect(server.of(api.markAttendance)).toHaveLength(0);
  expect(waiting()).toEqual([]);
});

it('marks wait for the officer who made them: no other sends them, Logout counts them, the next sign-in sends them', async () => {
  const lost = fakeApi([fails(api.markAttendance)]);
  await deskMarks.add(facts(3), officer.id);
  await deskMarks.sendAll();
  expect(lost.of(api.markAttendance)).toHaveLength(1);
  const server = fakeApi([answers()]);
  session.signOut();
  expect(await sendAndTidy(officer.id)).toBe(3);
  session.signIn('other', colleague);
  await sendAndTidy();
  expect(server.of(api.markAttendance)).toHaveLength(0);
  session.signIn('token', officer);
  await sendAndTidy();
  expect(server.of(api.markAttendance)).toHaveLength(1);
  expect(waiting()).toEqual([]);
});
