import { maxFiles } from 'shared-api/rules';
import type { Tx } from '../../../db/index.ts';
import { Invalid } from '../../../http/errors.ts';
import type { StoredFile } from './storeFiles.ts';
import { insertFiles } from './storeFiles.ts';

interface FileChanges {
  added: readonly StoredFile[];
  removed?: readonly number[] | undefined;
  now: Date;
}

export async function changeFiles(
  tx: Tx,
  userId: number,
  { added, removed = [], now }: FileChanges,
): Promise<string[]> {
  const { rows } = await tx.query<{ key: string }>(
    `delete from client_files
      where user_id = $1 and (id = any($2::bigint[]) or name = any($3::text[]))
     returning storage_key as key`,
    [userId, removed, added.map(({ name }) => name)],
  );
  await insertFiles(tx, userId, added, now);
  const { left } = await tx.one<{ left: number }>(
    'select count(*)::int as "left" from client_files where user_id = $1',
    [userId],
  );
  if (left === 0) throw new Invalid({ Files: ['Please select at least one file'] });
  if (left > maxFiles) throw new Invalid({ Files: [`At most ${maxFiles} files can be uploaded`] });
  return rows.map(({ key }) => key);
}
