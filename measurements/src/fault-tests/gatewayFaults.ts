import { setTimeout as delay } from 'node:timers/promises';
import { listTransactionsOfType, transactionById } from 'shared-api/contract';
import { ApiClient, payAtGateway, waitFor } from 'tooling/portal';
import type { Person } from '../portal/accounts.ts';
import type { Funding, LoadGenerator } from '../portal/LoadGenerator.ts';
import type { TestEnvironment } from '../portal/testEnvironment.ts';
import { onBothDatabases } from './onBothDatabases.ts';
import { expectAllAnswered, underLoad } from './underLoad.ts';
import { verifyLedger } from './verifyLedger.ts';

const faults: readonly Readonly<Record<string, unknown>>[] = [
  { issue: '500' },
  { issue: 'garbage' },
  { issue: 'lost' },
  { issue: 'close', status: 'close' },
  { issue: 'hang' },
  { status: '500' },
  { status: 'garbage' },
  { status: 'lost' },
  { status: 'hang', notify: 'twice' },
  { notify: 'twice' },
  { notify: 'late', delayMs: 1500 },
  { notify: 'held' },
  { notify: 'early' },
  { notify: 'forged' },
  { notify: 'never' },
  { pendingAnswers: 2, format: 'jsonp' },
  { payAmount: '1.00' },
  { payAmount: '99999999.00', notify: 'forged' },
];

/** The limit includes the longest pause before a retry and one round of reconciliation. */
const settledWithinMs = 300_000;

const transactionOf = async (url: string, { client: { token }, id }: Funding) =>
  (await new ApiClient(url).call(transactionById, { token, params: { id: String(id) } })).transaction;

interface Reference {
  readonly state: string;
  readonly amount: string;
  readonly paidAmount: string | null;
}

const control = async <T>(gatewayUrl: string | undefined, method: string, path: string, body?: unknown) => {
  const reply = await fetch(`${gatewayUrl}/sandbox/${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`The sandbox answered ${method} ${path} with ${reply.status}`);
  return (await reply.json()) as T;
};

function expectedStatus({ amount, paidAmount }: Reference): string {
  const difference = Number(paidAmount) - Number(amount);
  if (difference === 0) return 'Paid';
  return difference < 0 ? 'Underpaid' : 'Overpaid';
}

async function fundingsOf(url: string, { token }: Person): Promise<number> {
  const { meta } = await new ApiClient(url).ask(listTransactionsOfType, { token, params: { type: 2 } });
  return meta?.totalCount ?? 0;
}

async function verifyFundings(
  { portal: { url, gatewayUrl } }: TestEnvironment,
  load: LoadGenerator,
  before: ReadonlyMap<Person, number>,
): Promise<string> {
  const unanswered = load.funded.filter(({ id }) => id === undefined).length;
  for (const funding of load.funded) {
    const { id } = funding;
    await load.askForFunding(funding);
    if (funding.id === undefined) throw new Error(`Asking again for the funding ${funding.key} got no reply`);
    if (id !== undefined && funding.id !== id) throw new Error(`The key ${funding.key} funded twice`);
  }
  for (const [client, count] of before) {
    const expected = count + load.funded.filter((funding) => funding.client === client).length;
    const now = await fundingsOf(url, client);
    if (now !== expected) throw new Error(`${now} fundings of client ${client.id} instead of ${expected}`);
  }
  const from = performance.now();
  const found = new Map<string, number>();
  for (const funding of load.funded) {
    const what = `The payment reference of funding ${funding.id}`;
    const rrr = await waitFor(async () => (await transactionOf(url, funding)).rrrNo ?? undefined, {
      what,
      timeoutMs: settledWithinMs,
    });
    await payAtGateway(gatewayUrl, rrr);
    const status = expectedStatus(await control<Reference>(gatewayUrl, 'GET', `references/${rrr}`));
    await waitFor(async () => (await transactionOf(url, funding)).status === status, {
      what: `Funding ${funding.id} as ${status}`,
      timeoutMs: settledWithinMs,
    });
    found.set(status, (found.get(status) ?? 0) + 1);
  }
  const counts = [...found].map(([status, count]) => `${count} ${status}`).join(', ');
  const took = ((performance.now() - from) / 1000).toFixed(0);
  return `${load.funded.length} fundings (${unanswered} without a reply asked for again), each there once: ${counts}, the last ${took} s after the faults`;
}

const misbehaving =
  (faultMs: number) =>
  async (environment: TestEnvironment): Promise<string> => {
    const { portal, accounts, env } = environment;
    const { url, gatewayUrl } = portal;
    const fundings = new Map<Person, number>();
    for (const client of accounts.clients) fundings.set(client, await fundingsOf(url, client));
    const references = () => control<{ references: number }>(gatewayUrl, 'GET', 'health');
    const { references: known } = await references();
    const work = async () => {
      for (const fault of faults) {
        await control(gatewayUrl, 'DELETE', 'faults');
        await control(gatewayUrl, 'POST', 'faults', fault);
        await delay(faultMs);
      }
      await control(gatewayUrl, 'DELETE', 'faults');
    };
    const { load, statuses, kept } = await underLoad(environment, work, { workers: 6, gatewayUrl });
    await control(gatewayUrl, 'POST', 'notifications/release');
    expectAllAnswered(statuses, 'faults of the gateway');
    const funded = await verifyFundings(environment, load, fundings);
    const issued = (await references()).references - known;
    const expected = load.funded.length + load.registered.length;
    if (issued < expected) throw new Error(`${issued} payment references for ${expected} invoices`);
    await portal.stop();
    return `${faults.length} faults of the gateway: ${funded}. ${issued} payment references at the gateway. ${kept}. ${await verifyLedger(env)}`;
  };

export const gatewayFaults = (seconds = Number(process.env.FAULT_SECONDS ?? 5)): Promise<string> =>
  onBothDatabases(misbehaving(seconds * 1000), { PAYMENT_SETTLEMENT: 'gateway' });
