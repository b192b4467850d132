import { shiftOverlaps } from 'shared-api/rules';
import { nameSql, type Tx } from '../../db/index.ts';
import { BadRequest } from '../../http/errors.ts';

export interface ShiftRow {
  id: number;
  officerId: number;
  officerName: string;
  airportId: number;
  startsAt: Date;
  endsAt: Date;
  isLead: boolean;
  version: number;
}

export const selectShifts = `
  select s.id, s.officer_id as "officerId", ${nameSql('u')} as "officerName", s.airport_id as "airportId",
         s.starts_at as "startsAt", s.ends_at as "endsAt", s.is_lead as "isLead", s.version
    from shifts s join users u on u.id = s.officer_id`;

export const toShift = ({ officerId, officerName, ...shift }: ShiftRow) => ({
  ...shift,
  officer: { id: officerId, name: officerName },
});

export const shiftFacts = ({ officerName, airportId, startsAt, endsAt, isLead }: ShiftRow) => ({
  officer: officerName,
  airportId,
  startsAt,
  endsAt,
  isLead,
});

interface Span {
  officerId: number;
  startsAt: Date;
  endsAt: Date;
  except?: number;
}

/** The caller must have locked the officer's row of `users`, so that two shifts cannot be written at once. */
export async function refuseOverlap(
  tx: Tx,
  { officerId, startsAt, endsAt, except = 0 }: Span,
): Promise<void> {
  const overlaps = await tx.exists(
    `select from shifts where officer_id = $1 and canceled_at is null and starts_at < $3 and ends_at > $2 and id <> $4
      limit 1`,
    [officerId, startsAt, endsAt, except],
  );
  if (overlaps) throw new BadRequest(shiftOverlaps, 'shift_overlaps');
}
