import type { Database, Tx } from '../db/index.ts';
import { prefixOf, type SecretBox, sealedMark } from './SecretBox.ts';

const batchSize = 500;

interface Options {
  /** The values of this column identify the rows. */
  key?: string;
  /** By default, a text whose key is lost is cleared. A function gives another text in its place. */
  whenLost?: 'the row goes' | (() => string);
}

export class SealedColumn {
  readonly name: string;
  private readonly where: { table: string; column: string; key: string };
  private readonly whenLost: Options['whenLost'];

  constructor(table: string, column: string, { key = 'id', whenLost }: Options = {}) {
    this.name = `${table}.${column}`;
    this.where = { table, column, key };
    this.whenLost = whenLost;
  }

  seal(secrets: SecretBox, text: string): string {
    return secrets.seal(text, this.name);
  }

  open(secrets: SecretBox, sealed: string): string {
    return secrets.open(sealed, this.name);
  }

  async samples(db: Database): Promise<string[]> {
    const { table, column } = this.where;
    const { rows } = await db.query<{ sealed: string }>(
      `select min(${column} collate "C") as sealed from ${table}
        where ${column} like '${sealedMark}%' group by split_part(${column}, '.', 1)`,
    );
    return rows.map(({ sealed }) => sealed);
  }

  /** Gives up all texts that were encrypted with a lost key, and returns their number. */
  async giveUp(db: Database, secrets: SecretBox, keyName: string): Promise<number> {
    const { table, column } = this.where;
    const lost = `starts_with(${column}, $1)`;
    const prefix = prefixOf(keyName);
    if (this.whenLost === 'the row goes')
      return (await db.query(`delete from ${table} where ${lost}`, [prefix])).rowCount;
    const instead = this.whenLost && this.seal(secrets, this.whenLost());
    return (await db.query(`update ${table} set ${column} = $2 where ${lost}`, [prefix, instead])).rowCount;
  }

  private async resealBatch(tx: Tx, secrets: SecretBox): Promise<number> {
    const { table, key, column } = this.where;
    const { rows } = await tx.query<{ key: number; secret: string }>(
      `select ${key} as key, ${column} as secret from ${table}
        where ${column} is not null and ${column} not like '${secrets.prefix}%'
        order by ${key} limit ${batchSize} for update`,
    );
    const sealed = rows.map(({ secret }) => this.seal(secrets, this.open(secrets, secret)));
    await tx.query(
      `update ${table} t set ${column} = s.sealed
         from unnest($1::bigint[], $2::text[]) as s (key, sealed) where t.${key} = s.key`,
      [rows.map((row) => row.key), sealed],
    );
    return rows.length;
  }

  /** Encrypts all texts with the newest key, and returns the number of texts that had another key. */
  async reseal(db: Database, secrets: SecretBox): Promise<number> {
    let total = 0;
    for (;;) {
      const done = await db.transaction((tx) => this.resealBatch(tx, secrets));
      if (done === 0) return total;
      total += done;
    }
  }
}
