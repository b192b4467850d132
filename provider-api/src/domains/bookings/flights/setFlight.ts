import { type FlightState, flightCode, formatMoment, isNearBooked, notNearBooked } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';
import { Invalid, NotFound } from '../../../http/errors.ts';
import { expectOwnAirport } from '../../../permissions/airports.ts';
import { recordAudit } from '../../activities/index.ts';
import { bookingsOf, type FlightRow, lockFlight, publishFlight } from './flightOf.ts';

const factsOf = ({ state, expectedAt }: Pick<FlightRow, 'state' | 'expectedAt'>) => ({
  state,
  expected: expectedAt ? formatMoment(expectedAt) : 'As booked',
});

function stateOf(expectedAt: Date | null, bookedAt: Date, canceled: boolean): FlightState {
  if (canceled) return 'Canceled';
  return expectedAt && expectedAt > bookedAt ? 'Delayed' : 'Scheduled';
}

export const setFlight: Verb<'setFlight'> = async (ctx, { body }) => {
  const { airportId, day, direction, canceled = false } = body;
  expectOwnAirport(ctx.actor, airportId);
  const expectedAt = body.expectedAt ? new Date(body.expectedAt) : null;
  const bookings = await ctx.db.transaction(async (tx) => {
    const before = await lockFlight(tx, { code: flightCode(body.code), day, airportId, direction });
    const booked = await bookingsOf(tx, before.id);
    const [first] = booked;
    if (!first) throw new NotFound('Nobody is booked on this flight on this day');
    if (expectedAt && !isNearBooked(expectedAt, first.flightAt))
      throw new Invalid({ expectedAt: [notNearBooked] });
    const after = { state: stateOf(expectedAt, first.flightAt, canceled), expectedAt };
    await tx.query(
      'update flights set state = $2, expected_at = $3, set_by = $4, set_at = $5 where id = $1',
      [before.id, after.state, expectedAt, ctx.actor.id, ctx.clock.now()],
    );
    await recordAudit(tx, ctx, {
      action: 'flight.expected',
      subject: ['flight', before.id],
      before: factsOf(before),
      after: factsOf(after),
    });
    await publishFlight(tx, booked);
    return booked.length;
  });
  return { data: { bookings }, message: 'Flight time saved' };
};
