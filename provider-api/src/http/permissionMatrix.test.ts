import { contract } from 'shared-api/contract';
import { type Permission, permissions, roleCan, roles } from 'shared-api/rules';
import type { Client } from '../testing/client.ts';
import { everybody, everyRole, roleNames, type Short, staff } from '../testing/everyRole.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';

/** The matrix is written out by hand, so that a wrong grant differs from it. */
const matrix: Record<Permission, readonly Short[]> = {
  'services.read': everybody,
  'services.readAll': staff,
  'offers.edit': ['AD'],
  'services.edit': ['AD'],
  'services.price': ['FO', 'AD'],
  'services.askInternational': ['C'],
  'bookings.create': ['C'],
  'bookings.readOwn': ['C'],
  'bookings.readAll': staff,
  'bookings.cancel': ['C'],
  'bookings.outcome': ['PO', 'AD'],
  'bookings.close': ['FO', 'AD'],
  'bookings.change': ['C'],
  'bookings.changeAny': ['PO', 'AD'],
  'bookings.correct': ['PO', 'FO', 'AD'],
  'bookings.decideCorrection': ['FO', 'AD'],
  'desk.checkIn': ['PO', 'AD'],
  'desk.roster': ['AD'],
  'people.own': ['C'],
  'orders.make': ['C'],
  'orders.readOwn': ['C'],
  'orders.approve': ['C'],
  'orders.readAll': ['FO', 'AD'],
  'members.manage': ['C'],
  'members.readAll': ['RO', 'FO', 'AD'],
  'wallet.own': ['C'],
  'wallet.fund': ['C'],
  'statements.own': ['C'],
  'wallet.adjust': ['FO', 'AD'],
  'payments.confirm': ['FO', 'AD'],
  'books.read': ['FO', 'AD'],
  'books.settle': ['FO', 'AD'],
  'books.close': ['FO', 'AD'],
  'payouts.ask': ['C'],
  'payouts.decide': ['FO', 'AD'],
  'payouts.pay': ['FO', 'AD'],
  'transactions.readOwn': ['C'],
  'transactions.readBookings': ['PO', 'FO', 'AD'],
  'transactions.readRegistrations': ['RO', 'FO', 'AD'],
  'transactions.readFunds': ['FO', 'AD'],
  'activities.readAll': staff,
  'users.read': ['RO', 'AD'],
  'users.manage': ['AD'],
  'sessions.end': ['AD'],
  'clients.read': staff,
  'clients.files': ['RO', 'AD'],
  'clients.status': ['RO', 'AD'],
  'clients.reactivate': ['AD'],
  'clients.edit': ['RO', 'AD'],
  'stats.read': staff,
  'feedback.read': ['PO', 'AD'],
  'feedback.send': ['C'],
  'settings.edit': ['AD'],
  'audit.read': ['AD'],
  'remotes.release': ['AD'],
  'remotes.preview': everybody,
  'privacy.handle': ['AD'],
  'payer.read': ['FO'],
};

const server = forAllTests(startTestServer);
let callers: Record<Short, Client>;
beforeAll(async () => {
  callers = await everyRole(server);
});

it('the table that the server enforces is the specification’s', () => {
  const enforced = Object.fromEntries(
    permissions.map((permission) => [
      permission,
      everybody.filter((short) => roleCan(roleNames[short], permission)),
    ]),
  );
  expect(enforced).toEqual(matrix);
  expect(Object.values(roleNames).sort()).toEqual([...roles].sort());
});

const walked = Object.entries(contract).flatMap(([name, endpoint]) => {
  const { access } = endpoint;
  if (typeof access === 'string') return [];
  return everybody.map((short) => {
    const allowed = access.some((permission) => matrix[permission].includes(short));
    return [short, allowed ? 'may' : 'may not', name, endpoint] as const;
  });
});

it.each(walked)('%s %s call %s', async (short, expected, _name, { method, path }) => {
  const address = path.replace(/:\w+/g, '999999999');
  const { status } = await callers[short].call(method, address, method === 'GET' ? {} : { body: {} });
  if (expected === 'may') expect([401, 403]).not.toContain(status);
  else expect(status).toBe(403);
});
