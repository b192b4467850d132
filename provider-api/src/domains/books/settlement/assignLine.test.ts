import type { SettlementFile, SettlementLineShown } from 'shared-api/contract';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../../testing/testServer.ts';
import { csvOf, makeProfile, sendFile } from '../testing/settlementFiles.ts';

const server = forAllTests(startTestServer);
let finance: SignedIn;
let second: SignedIn;
let file: number;
let lines: SettlementLineShown[];

const linesWith = async (query = '', by = finance) =>
  (await by.get(`/books/files/${file}/lines${query}`)).body.data as unknown as SettlementLineShown[];
const numbersOf = async (query: string, by = finance) =>
  (await linesWith(query, by)).map(({ number }) => number);
const idOf = (number: number) => lines.find((line) => line.number === number)?.id;
const assign = (number: number, officer: SignedIn | null, by = finance) =>
  by.post(`/books/lines/${idOf(number)}/assignment`, { officerId: officer?.account.id ?? null });
const mineOf = async (by: SignedIn) => {
  const { body } = await by.get(`/books/files/${file}`);
  return (body.data as unknown as SettlementFile).mine;
};

beforeAll(async () => {
  finance = await server.as('Finance Officer', { first_name: 'Bravo', last_name: 'Kilo' });
  second = await server.as('Finance Officer', { first_name: 'Charlie', last_name: 'Mike' });
});
let sent = 0;
beforeEach(async () => {
  sent += 1;
  const listed = [1, 2, 3].map((line) => ({ rrr: `88880000${sent}${line}`, naira: `${sent * 10 + line}` }));
  file = (await sendFile(server, finance, await makeProfile(finance), csvOf(listed))).body.data.id;
  lines = await linesWith();
});

describe('a line of a settlement file', () => {
  it('is given to somebody of the finance office, and found as theirs', async () => {
    expect((await assign(2, second)).body.data).toMatchObject({
      number: 2,
      assignedTo: { id: second.account.id, name: 'Charlie Mike' },
    });
    await assign(3, finance);
    expect(await numbersOf('?assigned=me')).toEqual([3]);
    expect(await numbersOf(`?assigned=${second.account.id}`)).toEqual([2]);
    expect(await numbersOf('?assigned=me', second)).toEqual([2]);
    expect(await numbersOf('?assigned=nobody')).toEqual([4]);
    expect(await numbersOf('?assigned=nobody&state=matched')).toEqual([]);
    expect(await mineOf(second)).toBe(1);
  });

  it('is given to nobody again, and the audit tells who had it', async () => {
    await assign(2, second);
    expect((await assign(2, null)).body.data).toMatchObject({ assignedTo: null });
    const { rows } = await server.db.query(
      `select before, after from audit where action = 'settlement.lineAssigned' and subject_id = $1 order by id`,
      [String(idOf(2))],
    );
    expect(rows).toEqual([
      { before: { officer: null }, after: { officer: 'Charlie Mike' } },
      { before: { officer: 'Charlie Mike' }, after: { officer: null } },
    ]);
  });

  it('counts as theirs while its suspense waits for a decision, and can be resolved by anybody', async () => {
    await assign(2, second);
    expect((await finance.post(`/books/lines/${idOf(2)}/post`, {})).status).toBe(200);
    expect(await mineOf(second)).toBe(1);
    const writeOff = { kind: 'write_off', lineId: idOf(2), reason: 'Cannot be found' };
    const { id } = (await finance.post('/books/decisions', writeOff)).body.data;
    await second.post(`/books/decisions/${id}/approval`, {});
    expect(await mineOf(second)).toBe(0);
    const late = await assign(2, finance);
    expect([late.status, late.body.code]).toEqual([409, 'already_resolved']);
  });

  it('is given to those alone who settle and can sign in', async () => {
    const gone = await server.as('Finance Officer');
    await server.db.query(`update users set status = 'Inactive' where id = $1`, [gone.account.id]);
    for (const nobody of [await server.as('Protocol Officer'), await server.as('Client'), gone])
      expect((await assign(2, nobody)).body.errors).toHaveProperty('officerId');
    const names = (await finance.get('/books/officers')).body.data as unknown as { id: number }[];
    expect(names.map(({ id }) => id)).toEqual(
      expect.arrayContaining([finance.account.id, second.account.id]),
    );
    expect(names.map(({ id }) => id)).not.toContain(gone.account.id);
  });

  it('is given by the finance office alone, and has to be there', async () => {
    for (const role of ['Protocol Officer', 'Registration Officer', 'Client'])
      expect((await assign(2, finance, await server.as(role))).status).toBe(403);
    const none = await finance.post('/books/lines/999999999/assignment', { officerId: null });
    expect(none.status).toBe(404);
    expect((await finance.get(`/books/files/${file}/lines?assigned=everybody`)).status).toBe(400);
  });

  it('keeps its note until an empty one takes it away', async () => {
    const note = (text: string) => finance.post(`/books/lines/${idOf(2)}/note`, { note: text });
    expect((await note('Asked the gateway')).body.data).toMatchObject({ note: 'Asked the gateway' });
    expect((await note('A')).status).toBe(400);
    expect((await note('')).body.data).toMatchObject({ note: null });
  });
});
