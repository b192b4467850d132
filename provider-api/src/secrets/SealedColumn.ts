import type { Database } from '../db/index.ts';
import { type ColumnOfSecrets, resealAll, sealPlain } from './reseal.ts';
import type { SecretBox } from './SecretBox.ts';

/** A column whose texts a copy of the database alone does not tell. */
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

  /** At the start of a server that came upon texts in the clear; resolves to how many. */
  sealPlain(db: Database, secrets: SecretBox): Promise<number> {
    return sealPlain(db, secrets, this.where);
  }

  /** With the newest key; resolves to how many. */
  reseal(db: Database, secrets: SecretBox): Promise<number> {
    return resealAll(db, secrets, this.where);
  }
}
