import type { Database } from '../db/index.ts';
import { type ColumnOfSecrets, reseal } from './reseal.ts';
import { prefixOf, type SecretBox, sealedMark } from './SecretBox.ts';

interface Options {
  /** The values of this column identify the rows. */
  key?: string;
  /** By default, a text whose key is lost is cleared. A function gives another text in its place. */
  whenLost?: 'the row goes' | (() => string);
}

export class SealedColumn {
  readonly name: string;
  private readonly where: ColumnOfSecrets;
  private readonly whenLost: Options['whenLost'];

  constructor(table: string, column: string, { key = 'id', whenLost }: Options = {}) {
    this.name = `${table}.${column}`;
    this.where = { table, column, key, purpose: this.name };
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

  reseal(db: Database, secrets: SecretBox): Promise<number> {
    return reseal(db, secrets, this.where);
  }
}
