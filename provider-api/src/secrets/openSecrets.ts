import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { SecretBox, type SecretKey } from './SecretBox.ts';

const keyBytes = 32;

/** A key of its own for a portal that is being tried out, readable by its owner alone and made at the first start. */
function keyOfFolder(dataDir: string): SecretKey {
  const file = path.join(dataDir, 'encryption.key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(keyBytes).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
  }
  return { name: 'local', key: Buffer.from(readFileSync(file, 'utf8'), 'base64') };
}

/** The keys of ENCRYPTION_KEYS; without them the one in DATA_DIR, which production refuses. */
export function openSecrets({ encryptionKeys, dataDir }: Pick<Config, 'encryptionKeys' | 'dataDir'>) {
  return new SecretBox(encryptionKeys ?? [keyOfFolder(dataDir)]);
}
