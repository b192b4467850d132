import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { throwAwaySettings, waitFor } from 'tooling/portal';
import { registerCompany } from '../portal/registerCompany.ts';
import { fullDatabaseDisk } from './fullDatabaseDisk.ts';
import { fillDisk, smallDisk } from './smallDisk.ts';
import { expectAllAnswered, underLoad } from './underLoad.ts';
import { withLedger } from './withLedger.ts';

const bytes = 300 * 1024;
const documents = 5;
const roomLeftBytes = bytes * 2.5;

/** A registration is refused while a disk is full, and accepted afterwards with all of its documents. */
async function fullFilesDisk(): Promise<string> {
  const { DATA_DIR } = await throwAwaySettings();
  const [files, uploads] = [path.join(DATA_DIR, 'files'), path.join(DATA_DIR, 'uploads')];
  for (const folder of [files, uploads]) smallDisk(folder, 4 * 1024);
  const stored = async () => {
    await waitFor(async () => !readdirSync(uploads).some((name) => name.startsWith('upload-')), {
      what: 'The removal of what was uploaded',
      timeoutMs: 5_000,
    });
    return readdirSync(files).filter((name) => /^[0-9a-f]{32}$/.test(name)).length;
  };
  return withLedger({ DATA_DIR, TMPDIR: uploads }, async (environment) => {
    const register = (email: string) => registerCompany(environment.portal.url, email, { documents, bytes });
    const { statuses, kept } = await underLoad(environment, async () => {
      for (const folder of [files, uploads]) {
        const email = `${randomUUID()}@client.example`;
        const before = await stored();
        const empty = fillDisk(folder, roomLeftBytes);
        const refused = await register(email);
        const text = await refused.text();
        if (!refused.headers.has('retry-after') || !text.includes('Files cannot be stored'))
          throw new Error(`${folder} full: a registration was answered ${refused.status}: ${text}`);
        if ((await stored()) !== before) throw new Error(`${folder} full: a refused registration left files`);
        empty();
        const { status } = await register(email);
        const added = (await stored()) - before;
        if (status !== 200 || added !== documents)
          throw new Error(`${folder} with room again: ${status}, with ${added} of ${documents} documents`);
      }
    });
    expectAllAnswered(statuses, 'those with documents');
    return `disks of files and of uploads full: refused with Retry-After, taken afterwards. Meanwhile ${kept}`;
  });
}

export const storage = async (): Promise<string> => `${await fullFilesDisk()}\n${await fullDatabaseDisk()}`;
