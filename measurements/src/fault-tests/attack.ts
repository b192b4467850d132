import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { health, listOwnBookings, listTransactionsOfType, ownSessions } from 'shared-api/contract';
import { ApiClient } from 'tooling/portal';
import { atEnd, runProgram } from 'tooling/programs';
import type { Person } from '../portal/accounts.ts';
import { startTestEnvironment } from '../portal/testEnvironment.ts';
import { table } from '../table.ts';
import type { Known } from './attack/examples.ts';
import { findPlantedHoles } from './attack/plantedHoles.ts';
import { readableAddresses } from './attack/readableAddresses.ts';
import { type Attacker, type Call, sqlmap, type Target, type Tried } from './attack/sqlmap.ts';
import { wapiti } from './attack/wapiti.ts';
import { writableCalls } from './attack/writableCalls.ts';
import { faultsIn } from './faultsIn.ts';

/** Debian's packages of these names. */
const programs = ['sqlmap', 'wapiti'] as const;

async function refuseWithoutPrograms(): Promise<void> {
  for (const name of programs) {
    const { code } = await runProgram('which', { args: [name], output: 'keep' });
    if (code !== 0) throw new Error(`${name} is missing: apt-get install ${name}`);
  }
}

/** An attacker whose session had ended would have been refused at once and have tried nothing. */
async function stillSignedIn({ url }: Target, { name, token }: Attacker): Promise<void> {
  if (!token) return;
  const { status } = await new ApiClient(url).attempt(ownSessions, { token });
  if (status !== 200) throw new Error(`The ${name} was signed out in the middle of the attack`);
}

async function knownTo(url: string, { id, token }: Person): Promise<Known> {
  const api = new ApiClient(url);
  const bookings = await api.call(listOwnBookings, { token });
  const { transactions } = await api.call(listTransactionsOfType, { token, params: { type: 2 } });
  const [booking, payment] = [bookings[0], transactions[0]];
  if (!booking || !payment) throw new Error('The client has neither booked nor paid');
  return { client: id, booking: booking.id, payment: payment.transactionId, invoice: payment.id };
}

/** Fails when something is open, or was not tried to the end. */
function shown(what: string, { name }: Attacker, { parameters, of, open }: Tried): string {
  if (open.length > 0) throw new Error(`sqlmap, ${what} as ${name}:\n${open.join('\n')}`);
  if (parameters < of)
    throw new Error(`sqlmap, ${what} as ${name}: ${parameters} of ${of} parameters tried to the end`);
  return `${parameters} of ${of} parameters to the end: none open`;
}

/** sqlmap and wapiti against a portal on loopback, signed out and signed in; any finding and any 5xx fails it. */
export async function attack(): Promise<string> {
  await refuseWithoutPrograms();
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-attack-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const planted = await findPlantedHoles(folder);
  const { portal, accounts } = await startTestEnvironment(undefined);
  const [client] = accounts.clients;
  if (!client) throw new Error('There is no client');
  const known = await knownTo(portal.url, client);
  const attackers: readonly Attacker[] = [
    { name: 'visitor', token: undefined },
    { name: 'client', token: client.token },
    { name: 'Administrator', token: accounts.administrator.token },
  ];
  const target = { url: portal.url, folder };
  const addresses = await Promise.all(
    attackers.map(({ token }) => readableAddresses(portal.url, { token, known })),
  );
  const callsOf = (of: readonly string[] = []): readonly Call[] =>
    of.map((address) => ({ method: 'GET', address }));
  // Side by side; who reads is not to meet what others change meanwhile.
  const reads = await Promise.all(
    attackers.map((by, index) => sqlmap(target, by, callsOf(addresses[index]))),
  );
  const writes = await Promise.all(
    attackers.map(async (by) => {
      const calls = await writableCalls(portal.url, { token: by.token, known });
      const tried = await sqlmap(target, by, calls);
      await stillSignedIn(target, by);
      return { calls, tried };
    }),
  );
  const rows: string[][] = [];
  for (const [index, by] of attackers.entries()) {
    const [read, write] = [reads[index], writes[index]];
    if (!read || !write) continue;
    const plain = (addresses[index] ?? []).filter((address) => !address.includes('*'));
    rows.push([
      by.name,
      shown('reads', by, read),
      `${write.calls.length} calls, ${shown('writes', by, write.tried)}`,
      await wapiti(target, by, plain),
    ]);
    await stillSignedIn(target, by);
  }
  const { status } = await new ApiClient(portal.url).attempt(health);
  if (status !== 200) throw new Error(`After the attack the portal answers ${status}`);
  const faults = faultsIn(portal.dataDir);
  if (faults.length > 0) throw new Error(`${faults.length} requests met a fault, first ${faults[0]}`);
  await portal.stop();
  return `${planted}\n\n${table(['Attacker', 'Reads', 'Calls that change something', 'wapiti'], rows)}`;
}
