import type { Database } from '../db/index.ts';
import { type ColumnOfSecrets, reseal } from './reseal.ts';
import { prefixOf, type SecretBox, sealedMark } from './SecretBox.ts';

export class SealedColumn {
  private readonly where: ColumnOfSecrets;
  private readonly purpose: string;

  constructor(table: string, column: string, key = 'id') {
    this.purpose = `${table}.${column}`;
    this.where = { table, column, key, purpose: this.purpose };
  }

  seal(secrets: SecretBox, text: string): string {
    return secrets.seal(text, this.purpose);
  }

  open(secrets: SecretBox, sealed: string): string {
    return secrets.open(sealed, this.purpose);
  }

  async samples(db: Database): Promise<string[]> {
    const { table, column } = this.where;
    const { rows } = await db.query<{ sealed: string }>(
      `select min(${column} collate "C") as sealed from ${table}
        where ${column} like '${sealedMark}%' group by split_part(${column}, '.', 1)`,
    );
    return rows.map(({ sealed }) => sealed);
  }

  /** Replaces all texts that were encrypted with a lost key, and returns their number. */
  async giveUp(db: Database, keyName: string, instead: string | null): Promise<number> {
    const { table, column } = this.where;
    const { rowCount } = await db.query(
      `update ${table} set ${column} = $2 where starts_with(${column}, $1)`,
      [prefixOf(keyName), instead],
    );
    return rowCount;
  }

  reseal(db: Database, secrets: SecretBox): Promise<number> {
    return reseal(db, secrets, this.where);
  }
}
