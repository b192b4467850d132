import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtInSettings } from 'shared-api/rules';
import { migrate, openEmbedded } from '../db/index.ts';
import { processingRecord } from '../privacy/processingRecord.ts';
import { unlistedColumns } from '../privacy/unlistedColumns.ts';

async function problems(): Promise<readonly string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'schema-'));
  const db = await openEmbedded({ folder: path.join(folder, 'database') });
  try {
    await migrate(db);
    return await unlistedColumns(db);
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const found = await problems();
console.log(found.length > 0 ? found.join('\n') : processingRecord(builtInSettings));
if (found.length > 0) process.exitCode = 1;
