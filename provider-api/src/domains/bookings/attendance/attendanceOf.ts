import type { Attendance } from 'shared-api/contract';
import type { AttendanceState } from 'shared-api/rules';
import { nameSql, prepared, type Queryable } from '../../../db/index.ts';
import { type Actor, may } from '../../../http/actor.ts';

interface FactRow {
  nonce: string;
  passengerId: number;
  kind: AttendanceState;
  at: Date;
  doubtful: boolean;
  officerId: number;
  by: string;
}

const factsThatHold = prepared(`
  select a.nonce, a.passenger_id as "passengerId", a.kind, a.at, a.at_doubtful as doubtful,
         a.officer_id as "officerId", ${nameSql('officer')} as by
    from attendance a join users officer on officer.id = a.officer_id
   where a.booking_id = any ($1::bigint[]) and a.kind <> 'undone'
     and not exists (select from attendance undo where undo.undoes = a.nonce)
   order by a.at, a.id`);

function standing(facts: readonly FactRow[], reader: Actor): Attendance | null {
  const isStaff = may(reader, 'bookings.readAll');
  const told = isStaff ? facts : facts.filter(({ kind }) => kind !== 'not_found');
  const latest = told.at(-1);
  if (!latest) return null;
  const met = told.find(({ kind }) => kind !== 'not_found');
  return {
    state: latest.kind,
    at: latest.at.toISOString(),
    doubtful: latest.doubtful,
    metAt: met?.at.toISOString() ?? null,
    ...(isStaff && {
      by: latest.by,
      ...(met && { metBy: met.by }),
      nonce: latest.nonce,
      own: latest.officerId === reader.id,
    }),
  };
}

export async function attendanceOf(
  db: Queryable,
  reader: Actor,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, Attendance>> {
  const facts = new Map<number, FactRow[]>();
  const { rows } = await db.query<FactRow>(factsThatHold, [bookingIds]);
  for (const row of rows) facts.set(row.passengerId, [...(facts.get(row.passengerId) ?? []), row]);
  const standings = new Map<number, Attendance>();
  for (const [passengerId, ofPassenger] of facts) {
    const attendance = standing(ofPassenger, reader);
    if (attendance) standings.set(passengerId, attendance);
  }
  return standings;
}
