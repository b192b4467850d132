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

/** The keys of the settings, each tried on something that it sealed: what is wrong with them is said in a sentence. */
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
  return secrets;
}
