import type { VerifiedPaper } from 'shared-api/contract';
import { isVoucherCode, type VoucherState, voucherCode, voucherState } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import type { PublicContext, Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { limit } from '../../../http/limits.ts';
import { airportDesk, currentAuthority, readSettings } from '../../../settings/index.ts';
import { verifiedPaper } from '../../papers/index.ts';
import type { BookingRow } from '../bookingRow.ts';
import { airportName, servicesText } from '../documents/printedBooking.ts';
import { selectBookings, withId } from '../selectBookings.ts';

interface IssuedCode {
  bookingId: number;
  isNewest: boolean;
  replacedAt: Date | null;
}

const issuedCode = `
  select c.subject_id as "bookingId", c.version = b.version as "isNewest",
         (select min(newer.issued_at) from document_codes newer
           where newer.kind = c.kind and newer.subject_id = c.subject_id and newer.version > c.version) as "replacedAt"
    from document_codes c join bookings b on b.id = c.subject_id where c.kind = 'voucher' and `;

export async function issuedFor(db: Queryable, code: string): Promise<IssuedCode | undefined> {
  const column = isVoucherCode(code) ? 'c.code' : 'c.short_code';
  return db.first<IssuedCode>(`${issuedCode}${column} = $1`, [code]);
}

/** Anybody may read this reply, so it has no flight, time or price, and only the number of passengers. */
async function factsOf({ db, config }: PublicContext, row: BookingRow) {
  const settings = await readSettings(db, config);
  return {
    service: servicesText(row),
    airport: airportName(row.airportId),
    date: row.dateOfTravel,
    passengers: row.passengerCount,
    ...(await airportDesk(db, settings, row.airportId)),
  };
}

const tellsFacts = (state: VoucherState): boolean => state === 'valid' || state === 'replaced';

async function paperOf({ db, config }: PublicContext, code: string): Promise<VerifiedPaper | undefined> {
  if (!isVoucherCode(code)) return undefined;
  const { name } = await currentAuthority(db, config);
  return verifiedPaper(db, code, name);
}

export const verifyCode: Verb<'verifyCode'> = async (ctx, { params }) => {
  const { db, clock, address } = ctx;
  await limit(ctx, { name: 'verify', by: address, max: 30, windowMs: 60_000 });
  const code = voucherCode(params.code) ?? '';
  const issued = isVoucherCode(code) ? await issuedFor(db, code) : undefined;
  const paper = issued ? undefined : await paperOf(ctx, code);
  if (paper) return { data: paper };
  const [row] = issued ? await selectBookings(db, [withId(issued.bookingId)]) : [];
  if (!issued || !row) throw new NotFound('Not issued by this portal', 'unknown_code');
  const state = voucherState({ ...row, bookingStatus: row.status, isNewest: issued.isNewest }, clock.now());
  const data: VerifiedPaper = {
    kind: 'voucher',
    state,
    ...(tellsFacts(state) && (await factsOf(ctx, row))),
    ...(state === 'replaced' && issued.replacedAt && { replacedAt: issued.replacedAt.toISOString() }),
  };
  return { data };
};
