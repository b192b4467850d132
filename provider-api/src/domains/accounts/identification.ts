import type { Database } from '../../db/index.ts';
import { resealAll, type SealedColumn, type SecretBox, sealPlain } from '../../secrets/index.ts';

const column: SealedColumn = {
  table: 'users',
  key: 'id',
  column: 'identification',
  purpose: 'users.identification',
};

/** Numbers of passports and national cards are kept sealed: a copy of the database alone does not tell them. */
export const sealIdentification = (secrets: SecretBox, number: string): string =>
  secrets.seal(number, column.purpose);

export const openIdentification = (secrets: SecretBox, sealed: string | null): string | null =>
  sealed === null ? null : secrets.open(sealed, column.purpose);

/** Enough to tell two numbers apart. */
export const maskIdentification = (number: string | null | undefined): string | null =>
  number ? `…${number.slice(-3)}` : null;

/** At the start of a server that came upon numbers in the clear. */
export const sealPlainIdentifications = (db: Database, secrets: SecretBox): Promise<number> =>
  sealPlain(db, secrets, column);

export const resealIdentifications = (db: Database, secrets: SecretBox): Promise<number> =>
  resealAll(db, secrets, column);
