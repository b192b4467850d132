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
 * A key that no other server has would encrypt data that the other servers cannot read. A new key must first
 * be the last in the list of every server, and only then the first.
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

/** @throws Error that says which key is wrong, missing, or too new to be the first. */
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
