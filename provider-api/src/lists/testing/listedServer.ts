import { type SignedIn, startTestServer, type TestServer } from '../../testing/testServer.ts';
import { fillLists } from './fillLists.ts';

export const until = new Date('2026-03-03T10:00:00Z');

export async function startListedServer(): Promise<{ server: TestServer; administrator: SignedIn }> {
  // No invoice may expire while lists are compared.
  const server = await startTestServer({ config: { rrrExpiryDays: 0 } });
  server.clock.set(until);
  const administrator = await server.as('Administrator');
  const amounts = { clients: 70, bookings: 300, payments: 150, days: 40, until };
  await fillLists(server.db, amounts);
  await server.db.query(`update bookings set status = 'No_Show' where id % 7 = 0`);
  await server.db.query(`update users set status = 'Active' where status = 'New' and id % 3 = 0`);
  return { server, administrator };
}
