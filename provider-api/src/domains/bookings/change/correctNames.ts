import type { Verb } from '../../../http/context.ts';
import { BadRequest } from '../../../http/errors.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { expectOpenToChange, lockUser } from '../../accounts/index.ts';
import { passengersOf } from '../bookingRow.ts';
import { lockedBooking } from '../visibleBooking.ts';
import { refuseOlder } from './judgeChange.ts';
import { readChange } from './readChange.ts';
import { storeChange } from './storeChange.ts';

export const correctNames: Verb<'correctNames'> = (ctx, { params: { id }, body }) =>
  idempotent(ctx, [id, body], async (tx) => {
    const row = await lockedBooking(tx, ctx.actor, id);
    if (row.status === 'Processing') throw new BadRequest('Change the booking instead', 'not_ended');
    await refuseOlder(tx, ctx, row, body.version);
    expectOpenToChange(await lockUser(tx, row.applicationUserId));
    const { version, passengerId, FirstName, LastName, reason } = body;
    const passengers = (await passengersOf(tx, [id])).get(id) ?? [];
    const change = readChange(
      { version, Passengers: [{ id: passengerId, FirstName, LastName }] },
      row,
      passengers,
    );
    if (change.passengers.length === 0) throw new BadRequest('No changes were made', 'nothing_changed');
    const { additionalServiceId, additionalPriceKobo, priceKobo } = row;
    const judged = {
      row,
      by: 'staff',
      change,
      additional: { id: additionalServiceId, priceKobo: additionalPriceKobo },
      sums: { newPriceKobo: priceKobo, chargeKobo: 0, refundKobo: 0, keptKobo: 0 },
    } as const;
    await storeChange(tx, ctx, judged, reason);
    return { data: {}, message: 'Name corrected' };
  });
