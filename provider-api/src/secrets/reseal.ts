import type { Database, Tx } from '../db/index.ts';
import type { SecretBox } from './SecretBox.ts';

export interface ColumnOfSecrets {
  table: string;
  key: string;
  column: string;
  purpose: string;
}

const batchSize = 500;

interface Row {
  key: number;
  secret: string;
}

async function resealBatch(tx: Tx, box: SecretBox, { table, key, column, purpose }: ColumnOfSecrets) {
  const { rows } = await tx.query<Row>(
    `select ${key} as key, ${column} as secret from ${table}
      where ${column} is not null and ${column} not like '${box.prefix}%'
      order by ${key} limit ${batchSize} for update`,
  );
  const sealed = rows.map(({ secret }) => box.seal(box.open(secret, purpose), purpose));
  await tx.query(
    `update ${table} t set ${column} = s.sealed
       from unnest($1::bigint[], $2::text[]) as s (key, sealed) where t.${key} = s.key`,
    [rows.map((row) => row.key), sealed],
  );
  return rows.length;
}

export async function reseal(db: Database, box: SecretBox, column: ColumnOfSecrets): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await db.transaction((tx) => resealBatch(tx, box, column));
    if (done === 0) return total;
    total += done;
  }
}
