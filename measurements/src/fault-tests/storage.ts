import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { throwAwaySettings, waitFor } from 'tooling/portal';
import { registerCompany } from '../portal/registerCompany.ts';
import type { TestEnvironment } from '../portal/testEnvironment.ts';
import { fullDatabaseDisk } from './fullDatabaseDisk.ts';
import { withLedger } from './withLedger.ts';
import { fillDisk, smallDisk } from './smallDisk.ts';
import { expectAllAnswered, underLoad } from './underLoad.ts';

const documentBytes = 300 * 1024;
const documents = 5;
const roomLeftBytes = documentBytes * 2.5;

interface Fault {
  readonly what: string;
  begin(): void;
  end(): void;
  stored(): Promise<number>;
}

/** A registration is refused during each fault, and taken afterwards with all of its documents. */
const failing =
  (...faults: readonly Fault[]) =>
  async (environment: TestEnvironment): Promise<string> => {
    const register = (email: string) =>
      registerCompany(environment.portal.url, email, { documents, bytes: documentBytes });
    const { statuses, kept } = await underLoad(environment, async () => {
      for (const { what, begin, end, stored } of faults) {
        const email = `${randomUUID()}@client.example`;
        const before = await stored();
        begin();
        const refused = await register(email);
        const text = await refused.text();
        if (!refused.headers.has('retry-after') || !text.includes('Files cannot be stored'))
          throw new Error(`${what}: a registration was answered ${refused.status}: ${text}`);
        if ((await stored()) !== before) throw new Error(`${what}: a refused registration left files`);
        end();
        const { status } = await register(email);
        const added = (await stored()) - before;
        if (status !== 200 || added !== documents)
          throw new Error(`${what}: afterwards ${status}, with ${added} of ${documents} documents stored`);
      }
    });
    expectAllAnswered(statuses, 'those with documents');
    const all = faults.map(({ what }) => what).join(', ');
    return `${all}: refused with Retry-After, taken afterwards. Meanwhile ${kept}`;
  };

async function fullFilesDisk(): Promise<string> {
  const { DATA_DIR } = await throwAwaySettings();
  const [files, uploads] = [path.join(DATA_DIR, 'files'), path.join(DATA_DIR, 'uploads')];
  const stored = async () => {
    await waitFor(async () => !readdirSync(uploads).some((name) => name.startsWith('upload-')), {
      what: 'The removal of what was uploaded',
      timeoutMs: 5_000,
    });
    return readdirSync(files).filter((name) => /^[0-9a-f]{32}$/.test(name)).length;
  };
  const fullDisk = (what: string, folder: string): Fault => {
    let empty = () => {};
    const begin = () => {
      empty = fillDisk(folder, roomLeftBytes);
    };
    return { what, begin, end: () => empty(), stored };
  };
  for (const folder of [files, uploads]) smallDisk(folder, 4 * 1024);
  return withLedger(
    { DATA_DIR, TMPDIR: uploads },
    failing(fullDisk('disk full', files), fullDisk('folder of uploads full', uploads)),
  );
}

async function failingStore(): Promise<string> {
  const objects = new Set<string | undefined>();
  let isBroken = false;
  const store = createServer((request, response) => {
    request.resume();
    if (!isBroken && request.method === 'PUT') objects.add(request.url);
    response.writeHead(isBroken ? 500 : 200).end();
  });
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  const { port } = store.address() as AddressInfo;
  const broken: Fault = {
    what: 'store fails',
    begin: () => {
      isBroken = true;
    },
    end: () => {
      isBroken = false;
    },
    stored: async () => objects.size,
  };
  const S3_URL = `http://key:secret@127.0.0.1:${port}/portal`;
  const told = await withLedger({ S3_URL }, failing(broken));
  store.close();
  return told;
}

export const storage = async (): Promise<string> =>
  `folder: ${await fullFilesDisk()}\nS3: ${await failingStore()}\n${await fullDatabaseDisk()}`;
