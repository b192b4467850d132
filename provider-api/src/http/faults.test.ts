import { forAllTests } from '../testing/forAllTests.ts';
import { recordedLog } from '../testing/recordedLog.ts';
import { startTestServer } from '../testing/testServer.ts';

const { log, logged } = recordedLog('warn');
const server = forAllTests(() => startTestServer({ log }));

it('a fault tells its caller nothing but the request id, under which the log has the cause with its stack', async () => {
  await server.db.query('alter table payments rename to elsewhere');
  const { status, body, bytes, headers } = await server.visitor.get('/transactions/invoice/some-code');
  expect([status, body.code, body.message]).toEqual([500, 'internal', 'Something went wrong']);
  expect(body.requestId).toBe(headers.get('x-request-id'));
  expect(Buffer.from(bytes).toString()).not.toMatch(/payments|relation|select|node_modules|\.ts\b|\bat /);
  const faults = logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
  expect(faults).toEqual([
    expect.objectContaining({
      reqId: body.requestId,
      err: expect.objectContaining({ stack: expect.stringContaining('payments') }),
    }),
  ]);
  await server.db.query('alter table elsewhere rename to payments');
  expect((await server.visitor.get('/transactions/invoice/some-code')).status).toBe(404);
});
