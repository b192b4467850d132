import { lagosInstant } from 'shared-api/rules';
import { csvOf, sandboxMapping, sendFile } from '../testing/settlementFiles.ts';
import type { Invoice } from '../testing/settlementWorld.ts';
import { settlementWorld } from '../testing/settlementWorld.ts';
import { queueReminders } from './dailyReminder.ts';
import { workingDayBefore } from './listMissing.ts';

const books = settlementWorld();
const { server, paid, send, linesOf, lineOf } = books;

describe('a file', () => {
  const upload = (text: string) => sendFile(server, books.finance, books.profile, text);

  it('is taken in whole or not at all: the line and the column that cannot be read are named', async () => {
    const good = csvOf([{ rrr: '888800000021', naira: '1.00' }]);
    const { rows } = await server.db.query<{ count: number }>(
      'select count(*)::int as count from settlement_lines',
    );
    expect((await upload(`${good}\r\n2026-03-03 09:00:00,888800000022,1.234,,`)).body).toMatchObject({
      code: 'unreadable_line',
      message: 'Line 3, column Amount: “1.234” is no amount',
      data: { line: 3, column: 'Amount' },
    });
    expect((await upload('RRR,Sum\r\n1,2')).body).toMatchObject({
      code: 'unreadable_line',
      data: { line: 1 },
    });
    expect((await upload('Transaction Date,RRR,Amount,Fee,Bank Reference')).status).toBe(400);
    expect((await upload('%PDF-\0')).status).toBe(400);
    const open = '2026-03-03 09:00:00,888800000023,10,,"A\n2026-03-03 09:00:00,888800000024,20,,B\n';
    expect((await upload(`${good}\r\n${open}`)).body).toMatchObject({
      code: 'unreadable_line',
      data: { line: 3, column: 'Bank Reference' },
    });
    expect((await upload(`${good}\r\n2026-03-03 09:00:00,888800000025,50,000.00,,`)).body).toMatchObject({
      code: 'unreadable_line',
      data: { line: 3, column: '6' },
    });
    expect((await upload(`${good}\r\n2026-03-03 09:00:00,888800000026,50,,A\0`)).body).toMatchObject({
      code: 'unreadable_line',
      data: { line: 3, column: 'Bank Reference' },
    });
    const now = await server.db.query('select count(*)::int as count from settlement_lines');
    expect(now.rows).toEqual(rows);
  });

  it('is read with a letterhead, named months and totals, and as UTF-16; what was left out is told', async () => {
    const [headings = '', line = ''] = csvOf([{ rrr: '888800000081', naira: '10' }]).split('\r\n');
    const dated = line.replace(/^[^,]*/, '05-Dec-2026');
    const text = `Remita\r\n${headings}\r\n${dated}\r\nTotal,,10,,\r\n`;
    const { body } = await upload(`\ufeff${text}`);
    expect(body.message).toBe(
      'File received successfully. Line 1 is above the headings and left out: “Remita”. Line 4 is the total of those above it and left out',
    );
    expect(await linesOf(body.data.id)).toMatchObject([{ number: 3, datePaid: '2026-12-04T23:00:00.000Z' }]);
    const sent = await sendFile(
      server,
      books.finance,
      books.profile,
      Buffer.from(`\ufeff${text}`, 'utf16le'),
    );
    expect(await linesOf(sent.body.data.id)).toMatchObject([{ number: 3, rrrNo: '888800000081' }]);
  });

  it('is told about with at most 80 letters of it', async () => {
    const { body } = await upload(`${csvOf([])}\r\n2026-03-03,${'9'.repeat(8_000_000)},1,,`);
    expect([body.code, body.message.length < 200]).toEqual(['unreadable_line', true]);
  });

  it('is not read by a profile that looks for two parts beneath one heading', async () => {
    const columns = { ...sandboxMapping.columns, fee: 'amount' };
    const { status, body } = await books.finance.post('/books/profiles', {
      ...sandboxMapping,
      name: 'Twice',
      columns,
    });
    expect([status, body.errors]).toEqual([
      400,
      { 'columns.fee': ['Choose another column: this one holds something else'] },
    ]);
  });

  it('is read by a profile that exists', async () => {
    const { body } = await sendFile(server, books.finance, 999_999_999, csvOf([{ rrr: '1', naira: '1' }]));
    expect(body).toMatchObject({ code: 'unknown_profile' });
  });

  it('that its profile cannot read is read by the same one, corrected; once a file was read by it, it stays', async () => {
    const profile = (amount: string) =>
      books.finance.post('/books/profiles', {
        ...sandboxMapping,
        name: 'Daily file',
        columns: { ...sandboxMapping.columns, amount },
      });
    const text = csvOf([{ rrr: '888800000071', naira: '10' }]);
    const wrong = (await profile('Sum')).body.data.id;
    expect((await sendFile(server, books.finance, wrong, text)).body).toMatchObject({
      code: 'unreadable_line',
    });
    const corrected = (await profile('Amount')).body.data.id;
    expect(corrected).toBe(wrong);
    expect((await sendFile(server, books.finance, corrected, text)).status).toBe(200);
    expect((await profile('Gross')).status).toBe(409);
  });

  it('of which a line was listed before lets that be ignored, with the reason, and no other line', async () => {
    const invoice = await paid();
    const { file } = await send([
      { rrr: invoice.rrrNo, naira: '500000' },
      { rrr: invoice.rrrNo, naira: '500000' },
    ]);
    const [first, again] = await linesOf(file);
    expect([first?.state, again?.state]).toEqual(['matched', 'repeated']);
    const ignore = (id: number | undefined) =>
      books.finance.post(`/books/lines/${id}/ignore`, { reason: 'Listed twice' });
    expect((await ignore(first?.id)).status).toBe(400);
    expect((await ignore(again?.id)).body.data).toMatchObject({
      resolved: 'ignored',
      ignoredReason: 'Listed twice',
    });
    const emptied = await books.finance.post(`/books/lines/${again?.id}/note`, { note: '' });
    expect(emptied.body.data).toMatchObject({ ignoredReason: 'Listed twice', note: null });
    expect((await ignore(again?.id)).body).toMatchObject({ code: 'already_resolved' });
    const noted = await books.finance.post(`/books/lines/${first?.id}/note`, { note: 'Asked the gateway' });
    expect(noted.body.data).toMatchObject({ note: 'Asked the gateway', resolved: null });
  });

  it('is not posted while it is being read', async () => {
    const { file } = await send([{ rrr: '888800000061', naira: '10' }]);
    await server.db.query(`update settlement_files set state = 'Reading' where id = $1`, [file]);
    const { status, body } = await books.finance.post(`/books/files/${file}/post`, {});
    expect([status, body.code]).toEqual([409, 'still_reading']);
  });

  it('says of its lines when the gateway paid them out', async () => {
    const columns = { ...sandboxMapping.columns, paid: null, settled: 'Transaction Date' };
    const profile = await books.finance.post('/books/profiles', {
      ...sandboxMapping,
      name: 'With payouts',
      columns,
    });
    const text = csvOf([{ rrr: '888800000062', naira: '10' }]);
    const { body } = await sendFile(server, books.finance, profile.body.data.id, text);
    expect(await linesOf(body.data.id)).toMatchObject([{ dateSettled: '2026-03-03T08:00:00.000Z' }]);
  });

  it('shows its lines by state', async () => {
    const { file } = await send([{ rrr: '888800000031', naira: '10' }]);
    const lines = async (state: string) =>
      (await books.finance.get(`/books/files/${file}/lines?state=${state}`)).body.data;
    expect([(await lines('unknown')).length, (await lines('matched')).length]).toEqual([1, 0]);
    expect((await books.finance.get('/books/files/999999999/lines')).status).toBe(404);
  });
});

it('what lies in suspense is a view of its file and a list over all files, until two people decided', async () => {
  const line = await lineOf({ rrr: '888800000051', naira: '75000' });
  const listed = async (list: string) => {
    const { meta } = (await books.finance.get(`/books/lines?list=${list}`)).body;
    const { body } = await books.finance.get(`/books/lines?list=${list}&pageNumber=${meta.lastPage}`);
    return (body.data as unknown as { id: number }[]).map(({ id }) => id);
  };
  const counts = async () => (await books.finance.get(`/books/files/${line.file}`)).body.data.counts;
  expect([await listed('unresolved'), await listed('suspense')]).toEqual([
    expect.arrayContaining([line.id]),
    expect.not.arrayContaining([line.id]),
  ]);
  await books.post(line);
  expect(await listed('unresolved')).not.toContain(line.id);
  expect(await listed('suspense')).toContain(line.id);
  expect(await counts()).toMatchObject({ suspense: 1, posted: 0 });
  const { body } = await books.finance.get(`/books/files/${line.file}/lines?state=suspense`);
  expect(body.data).toMatchObject([{ id: line.id, file: { id: line.file } }]);
  await books.decided({ kind: 'write_off', lineId: line.id });
  expect(await listed('suspense')).not.toContain(line.id);
  expect(await counts()).toMatchObject({ suspense: 0, posted: 1 });
});

describe('a payment that stands in no file', () => {
  it('is missing once the days for its file are over, Monday to Friday', async () => {
    expect(workingDayBefore('2026-03-05', 2)).toBe('2026-03-03');
    expect(workingDayBefore('2026-03-10', 2)).toBe('2026-03-06');
    expect(workingDayBefore('2026-03-08', 1)).toBe('2026-03-06');
    const invoice = await paid();
    const missing = async () => {
      const { body } = await books.finance.get('/books/missing');
      return (body.data as unknown as Invoice[]).map(({ transactionId }) => transactionId);
    };
    expect(await missing()).not.toContain(invoice.transactionId);
    await server.db.query(`update payments set paid_at = paid_at - interval '9 days' where id = $1`, [
      invoice.transactionId,
    ]);
    expect(await missing()).toContain(invoice.transactionId);
    await lineOf({ rrr: invoice.rrrNo, naira: '499999' });
    expect(await missing()).not.toContain(invoice.transactionId);
  });
});

it('finance is told once a day of lines that are open for more than five days', async () => {
  const { file } = await send([{ rrr: '888800000041', naira: '75000' }]);
  await server.db.query(
    `update settlement_files set uploaded_at = uploaded_at - interval '6 days' where id = $1`,
    [file],
  );
  const told = async () => {
    const letters = await server.mailTo(books.finance.account.email);
    return letters.filter(({ subject }) => subject.startsWith('Lines of settlement files')).length;
  };
  const clock = { now: () => lagosInstant('2031-03-04', '06:59') };
  await queueReminders({ ...server.context, clock });
  expect(await told()).toBe(0);
  clock.now = () => lagosInstant('2031-03-04', '07:00');
  await queueReminders({ ...server.context, clock });
  await queueReminders({ ...server.context, clock });
  expect(await told()).toBe(1);
});

it('is for the finance office alone', async () => {
  for (const role of ['Protocol Officer', 'Registration Officer', 'Client']) {
    const by = role === 'Client' ? books.client : await server.as(role);
    expect((await by.get('/books/files')).status).toBe(403);
    expect((await by.post('/books/decisions', { kind: 'write_off' })).status).toBe(403);
  }
});
