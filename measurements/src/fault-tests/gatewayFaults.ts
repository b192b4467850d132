import { setTimeout as delay } from 'node:timers/promises';
import { transactionById } from 'shared-api/contract';
import { ApiClient, payAtGateway, waitFor } from 'tooling/portal';
import type { LoadGenerator } from '../portal/LoadGenerator.ts';
import type { TestEnvironment } from '../portal/testEnvironment.ts';
import { expectAllAnswered, underLoad } from './underLoad.ts';
import { onBothDatabases } from './withLedger.ts';

const faultMs = Number(process.env.FAULT_SECONDS ?? 5) * 1_000;

const faults: readonly Readonly<Record<string, unknown>>[] = [
  { issue: '500', status: '500' },
  { issue: 'garbage', status: 'garbage' },
  { issue: 'lost', status: 'lost' },
  { issue: 'close', status: 'close' },
  { issue: 'hang', status: 'hang', notify: 'twice' },
  { notify: 'late', delayMs: 1500 },
  { notify: 'held' },
  { notify: 'early' },
  { notify: 'never', pendingAnswers: 2, format: 'jsonp' },
  { notify: 'forged', payAmount: '1.00' },
  { payAmount: '99999999.00' },
];

/** The limit includes the longest pause before a retry and one round of reconciliation. */
const timeoutMs = 300_000;

const control = async (gatewayUrl: string | undefined, method: string, path: string, body?: object) => {
  const reply = await fetch(`${gatewayUrl}/sandbox/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`The sandbox answered ${method} ${path} with ${reply.status}`);
  return reply;
};

async function statusAtGateway(gatewayUrl: string | undefined, rrr: string): Promise<string> {
  const reply = await control(gatewayUrl, 'GET', `references/${rrr}`);
  const { amount, paidAmount }: Record<string, string> = JSON.parse(await reply.text());
  const difference = Number(paidAmount) - Number(amount);
  if (difference === 0) return 'Paid';
  return difference < 0 ? 'Underpaid' : 'Overpaid';
}

async function verifyFundings(
  { portal: { url, gatewayUrl } }: TestEnvironment,
  load: LoadGenerator,
): Promise<string> {
  const found: Record<string, number> = {};
  for (const funding of load.funded) {
    const { id, key, client } = funding;
    await load.askForFunding(funding);
    if (funding.id === undefined) throw new Error(`Asking again for the funding ${key} got no reply`);
    if (id !== undefined && funding.id !== id) throw new Error(`The key ${key} funded twice`);
    const asked = { token: client.token, params: { id: String(funding.id) } };
    const read = async () => (await new ApiClient(url).call(transactionById, asked)).transaction;
    const what = `The payment reference of funding ${funding.id}`;
    const rrr = await waitFor(async () => (await read()).rrrNo ?? undefined, { what, timeoutMs });
    await payAtGateway(gatewayUrl, rrr);
    const status = await statusAtGateway(gatewayUrl, rrr);
    const settled = { what: `Funding ${funding.id} as ${status}`, timeoutMs };
    await waitFor(async () => (await read()).status === status, settled);
    found[status] = (found[status] ?? 0) + 1;
  }
  return `${load.funded.length} fundings, each there once and as the gateway says: ${JSON.stringify(found)}`;
}

async function misbehaving(environment: TestEnvironment): Promise<string> {
  const { gatewayUrl } = environment.portal;
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
  return `${faults.length} faults of the gateway: ${await verifyFundings(environment, load)}. ${kept}`;
}

export const gatewayFaults = (): Promise<string> =>
  onBothDatabases(misbehaving, { PAYMENT_SETTLEMENT: 'gateway' });
