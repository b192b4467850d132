import type { Config } from '../config.ts';
import type { Database } from '../db/index.ts';
import { openSecrets } from './openSecrets.ts';
import type { SealedColumn } from './SealedColumn.ts';
import { keyNameOf, type SecretBox } from './SecretBox.ts';

interface Sample {
  column: SealedColumn;
  sealed: string;
}

function expectOpens(secrets: SecretBox, { column, sealed }: Sample): void {
  const name = keyNameOf(sealed);
  if (!secrets.has(name))
    throw new Error(
      `The database holds what was sealed with the key "${name}", which ENCRYPTION_KEYS lacks. Put it there again (docs/operations.md).`,
    );
  try {
    column.open(secrets, sealed);
  } catch {
    throw new Error(
      `The key "${name}" is not the one that sealed what the database holds. Put the right one back (docs/operations.md).`,
    );
  }
}

/**
 * A server encrypts with the first key of its list. Add a new key at the end of the list on every server.
 * Only then move the key to the front: otherwise the other servers cannot read the new data.
 */
async function expectKnown(db: Database, secrets: SecretBox, samples: readonly Sample[]): Promise<void> {
  const { newestName } = secrets;
  const hasSealed = samples.some(({ sealed }) => keyNameOf(sealed) === newestName);
  const { rows } = await db.query('select name from encryption_keys where name = $1', [newestName]);
  if (samples.length > 0 && !hasSealed && rows.length === 0)
    throw new Error(
      `The key "${newestName}" of ENCRYPTION_KEYS is new: put it behind the others on every server, then in front (docs/security.md).`,
    );
  await db.query('insert into encryption_keys select unnest($1::text[]) on conflict do nothing', [
    secrets.names,
  ]);
}

/** @throws Error that names the key that is wrong, missing, or not yet known to the other servers. */
export async function provenSecrets(
  config: Pick<Config, 'encryptionKeys' | 'dataDir'>,
  db: Database,
  columns: readonly SealedColumn[],
): Promise<SecretBox> {
  const samples: Sample[] = [];
  for (const column of columns)
    for (const sealed of await column.samples(db)) samples.push({ column, sealed });
  const secrets = openSecrets(config, { mayMakeKey: samples.length === 0 });
  for (const sample of samples) expectOpens(secrets, sample);
  await expectKnown(db, secrets, samples);
  return secrets;
}
