import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { SecretBox, type SecretKey } from './SecretBox.ts';

const keyBytes = 32;

/** If two servers start in one folder at once, the second server uses the key of the first. */
function makeKey(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, randomBytes(keyBytes).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
  }
}

function keyOfFolder(dataDir: string, mayMake: boolean): SecretKey {
  const file = path.resolve(dataDir, 'encryption.key');
  if (!existsSync(file)) {
    if (!mayMake)
      throw new Error(
        `${file} is missing, and the database holds what was sealed with it. Put it back from a copy of that folder (docs/operations.md).`,
      );
    makeKey(file);
  }
  const key = Buffer.from(readFileSync(file, 'utf8'), 'base64');
  if (key.length !== keyBytes)
    throw new Error(
      `${file} is damaged: it must hold ${keyBytes} bytes in base64. Put it back from a copy of that folder (docs/operations.md).`,
    );
  return { name: 'local', key };
}

export function openSecrets(
  { encryptionKeys, dataDir }: Pick<Config, 'encryptionKeys' | 'dataDir'>,
  { mayMakeKey }: { mayMakeKey: boolean },
): SecretBox {
  return new SecretBox(encryptionKeys ?? [keyOfFolder(dataDir, mayMakeKey)]);
}
