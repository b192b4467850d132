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
/** There is room for two documents and a half. */
const roomLeftBytes = documentBytes * 2.5;

/** It asks until it is taken. */
class Applicant {
  private readonly email = `${randomUUID()}@client.example`;
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  send(): Promise<Response> {
    return sendCompany(this.url, this.email, { documents, bytes: documentBytes });
  }

  async isRefused(why: string): Promise<string> {
    const from = performance.now();
    const reply = await this.send();
    const text = await reply.text();
    const retryAfter = reply.headers.get('retry-after');
    const { message } = JSON.parse(text) as { message?: string };
    if (reply.status !== 503 || !retryAfter || !message?.startsWith('Files cannot be stored'))
      throw new Error(`${why}: a registration was answered ${reply.status}: ${text}`);
    const took = Math.round(performance.now() - from);
    return `${why}: 503 with Retry-After ${retryAfter} after ${took} ms`;
  }

  async isTaken(): Promise<void> {
    const reply = await this.send();
    if (reply.status !== 200)
      throw new Error(`A registration sent again was answered ${reply.status}: ${await reply.text()}`);
  }
}

/** Everybody else goes on while this happens to documents. */
async function duringLoad(
  { portal, accounts, env }: TestEnvironment,
  work: () => Promise<string[]>,
): Promise<string> {
  const load = { url: portal.url, accounts, workers: 4, pauseMs: 20 };
  const { done, statuses, kept } = await underLoad(load, work);
  expectAllAnswered(statuses, 'those with documents');
  await portal.stop();
  return `${done.join('; ')}. Meanwhile ${kept}. ${await verifyLedger(env)}`;
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
  /** An upload is removed a moment after its reply. */
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
      const applicant = new Applicant(url);
      const empty = fillDisk(folder, roomLeftBytes);
      told.push(await applicant.isRefused(why));
      expectStored(stored(), taken);
      await noUploads();
      empty();
      await applicant.isTaken();
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
  const done = await duringLoad(environment, async () => {
    const told: string[] = [];
    let taken = 0;
    const misbehave = async (fault: StoreFault, takes: number) => {
      const applicant = new Applicant(environment.portal.url);
      Object.assign(store, { fault, takes });
      told.push(
        await applicant.isRefused(`the store ${fault}${takes > 0 ? ` from the ${takes + 1}th on` : ''}`),
      );
      expectStored(store.objects.size, taken);
      store.fault = 'none';
      await applicant.isTaken();
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

/** Each disk is full alone: what needs another one must go on. */
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
