import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { throwAwaySettings, waitFor } from 'tooling/portal';
import { sendCompany } from '../portal/registerCompany.ts';
import { startTestEnvironment, type TestEnvironment } from '../portal/testEnvironment.ts';
import { fullDatabaseDisk } from './fullDatabaseDisk.ts';
import { fullLogDisk } from './fullLogDisk.ts';
import { ObjectStore, type StoreFault } from './ObjectStore.ts';
import { fillDisk, smallDisk } from './smallDisk.ts';
import { expectAllAnswered, underLoad } from './underLoad.ts';
import { verifyLedger } from './verifyLedger.ts';

const documentBytes = 300 * 1024;
const documents = 5;
const roomLeftBytes = documentBytes * 2.5;

const send = (url: string, email: string): Promise<Response> =>
  sendCompany(url, email, { documents, bytes: documentBytes });

async function isRefused(url: string, email: string, why: string): Promise<string> {
  const from = performance.now();
  const reply = await send(url, email);
  const text = await reply.text();
  const retryAfter = reply.headers.get('retry-after');
  const { message } = JSON.parse(text) as { message?: string };
  if (reply.status !== 503 || !retryAfter || !message?.startsWith('Files cannot be stored'))
    throw new Error(`${why}: a registration was answered ${reply.status}: ${text}`);
  const took = Math.round(performance.now() - from);
  return `${why}: 503 with Retry-After ${retryAfter} after ${took} ms`;
}

async function isTaken(url: string, email: string): Promise<void> {
  const reply = await send(url, email);
  if (reply.status !== 200)
    throw new Error(`A registration sent again was answered ${reply.status}: ${await reply.text()}`);
}

async function duringLoad(environment: TestEnvironment, work: () => Promise<string[]>): Promise<string> {
  const { done, statuses, kept } = await underLoad(environment, work);
  expectAllAnswered(statuses, 'those with documents');
  await environment.portal.stop();
  return `${done.join('; ')}. Meanwhile ${kept}. ${await verifyLedger(environment.env)}`;
}

function expectStored(found: number, taken: number): void {
  if (found !== taken * documents)
    throw new Error(`${found} documents are stored, and ${taken} registrations have ${documents} each`);
}

async function fullFilesDisk(): Promise<string> {
  const { DATA_DIR } = await throwAwaySettings();
  const files = path.join(DATA_DIR, 'files');
  const uploads = path.join(DATA_DIR, 'uploads');
  for (const folder of [files, uploads]) await smallDisk(folder, 4 * 1024);
  const environment = await startTestEnvironment({ DATA_DIR, TMPDIR: uploads });
  const { url } = environment.portal;
  const stored = () => readdirSync(files).filter((name) => /^[0-9a-f]{32}$/.test(name)).length;
  const noUploads = () =>
    waitFor(async () => !readdirSync(uploads).some((name) => name.startsWith('upload-')), {
      what: 'The removal of what was uploaded',
      timeoutMs: 5_000,
    });
  return duringLoad(environment, async () => {
    const told: string[] = [];
    let taken = 0;
    for (const [why, folder] of [
      ['disk full', files],
      ['folder of uploads full', uploads],
    ] as const) {
      const email = `${randomUUID()}@client.example`;
      const empty = fillDisk(folder, roomLeftBytes);
      told.push(await isRefused(url, email, why));
      expectStored(stored(), taken);
      await noUploads();
      empty();
      await isTaken(url, email);
      await noUploads();
      taken += 1;
      expectStored(stored(), taken);
    }
    return told;
  });
}

async function failingStore(): Promise<string> {
  const store = new ObjectStore();
  const environment = await startTestEnvironment({ S3_URL: await store.listen() });
  const { url } = environment.portal;
  const done = await duringLoad(environment, async () => {
    const told: string[] = [];
    let taken = 0;
    const misbehave = async (fault: StoreFault, takes: number) => {
      const email = `${randomUUID()}@client.example`;
      Object.assign(store, { fault, takes });
      const why = `the store ${fault}${takes > 0 ? ` from the ${takes + 1}th on` : ''}`;
      told.push(await isRefused(url, email, why));
      expectStored(store.objects.size, taken);
      store.fault = 'none';
      await isTaken(url, email);
      taken += 1;
      expectStored(store.objects.size, taken);
    };
    await misbehave('refuses writes', documents - 1);
    await misbehave('fails', 0);
    await misbehave('is silent', 0);
    return told;
  });
  store.close();
  return done;
}

export async function storage(): Promise<string> {
  const tests = [
    ['folder', fullFilesDisk],
    ['S3', failingStore],
    ['log', fullLogDisk],
  ] as const;
  const lines: string[] = [];
  for (const [name, faultTest] of tests) lines.push(`${name}: ${await faultTest()}`);
  return [...lines, await fullDatabaseDisk()].join('\n');
}
