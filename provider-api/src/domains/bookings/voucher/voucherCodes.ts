import type { Queryable } from '../../../db/index.ts';
import { newCode, newShortCode } from '../../papers/index.ts';

export interface VoucherCode {
  code: string;
  shortCode: string;
}

interface Versioned {
  id: number;
  version: number;
}

const insertCodes = `
  insert into document_codes (code, short_code, kind, subject_id, version, issued_at)
  select code, short_code, 'voucher', subject_id, version, $2
    from jsonb_to_recordset($1::jsonb) as made (code text, short_code text, subject_id bigint, version int)
  on conflict do nothing`;

const currentCodes = `
  select subject_id as id, code, short_code as "shortCode"
    from document_codes
    join jsonb_to_recordset($1::jsonb) as wanted (subject_id bigint, version int) using (subject_id, version)
   where kind = 'voucher'`;

const subjects = (bookings: readonly Versioned[]) =>
  bookings.map(({ id, version }) => ({ subject_id: id, version }));

export async function voucherCodes(
  db: Queryable,
  bookings: readonly Versioned[],
): Promise<ReadonlyMap<number, VoucherCode>> {
  const { rows } = await db.query<VoucherCode & { id: number }>(currentCodes, [
    JSON.stringify(subjects(bookings)),
  ]);
  return new Map(rows.map(({ id, ...codes }) => [id, codes]));
}

/** Creates missing codes. Two callers at the same time get the same code. */
export async function issueVoucherCodes(
  db: Queryable,
  bookings: readonly Versioned[],
  now: Date,
): Promise<ReadonlyMap<number, VoucherCode>> {
  // A new short code is drawn if another booking already has the drawn code.
  for (;;) {
    const known = await voucherCodes(db, bookings);
    const missing = bookings.filter(({ id }) => !known.has(id));
    if (missing.length === 0) return known;
    const made = subjects(missing).map((one) => ({ ...one, code: newCode(), short_code: newShortCode() }));
    await db.query(insertCodes, [JSON.stringify(made), now]);
  }
}
