import type { ListedException } from 'shared-api/contract';
import { lagosDate } from 'shared-api/rules';
import { insertRow, nameSql, type Tx, updateRow } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { Invalid, NotFound } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { publish } from '../../http/liveEvents.ts';
import { airportLimit, expectOwnAirport } from '../../permissions/airports.ts';
import { recordAudit } from '../activities/index.ts';

interface ExceptionRow extends Omit<ListedException, 'service' | 'at'> {
  serviceId: number | null;
  serviceName: string | null;
  at: Date;
}

const selectExceptions = `
  select e.id, e.service_id as "serviceId", s.name as "serviceName", e.airport_id as "airportId", e.day,
         e.from_hour as "fromHour", e.to_hour as "toHour", e.closed, e.per_hour as "perHour",
         e.lead_minutes as "leadMinutes", e.reason, ${nameSql('u')} as by, e.made_at as at
    from offer_exceptions e join users u on u.id = e.made_by left join services s on s.id = e.service_id`;

const toException = ({ serviceId, serviceName, at, ...row }: ExceptionRow): ListedException => ({
  ...row,
  service: serviceId === null ? null : { id: serviceId, name: serviceName ?? '' },
  at: at.toISOString(),
});

const factsOf = ({ id: _, by: __, at: ___, reason: ____, ...facts }: ListedException) => facts;

const mostListed = 1_000;

export const listOfferExceptions: Verb<'listOfferExceptions'> = async (
  { db, actor },
  { query: { from, serviceId } },
) => {
  const { rows } = await db.query<ExceptionRow>(
    `${selectExceptions}
      where e.ended_at is null and e.day >= $1 and ($2::int[] is null or e.airport_id = any ($2::int[]))
        and ($3::bigint is null or e.service_id is null or e.service_id = $3)
      order by e.day, e.airport_id, e.from_hour, e.id desc limit ${mostListed}`,
    [from, airportLimit(actor) ?? null, serviceId ?? null],
  );
  return { data: rows.map(toException) };
};

const announce = (tx: Tx, { service }: ListedException) =>
  publish(tx, { type: 'service', id: service?.id ?? null, everyone: true });

async function standing(tx: Tx, ctx: Context, id: number): Promise<ListedException> {
  const row = await tx.first<ExceptionRow>(
    `${selectExceptions} where e.id = $1 and e.ended_at is null for update of e`,
    [id],
  );
  const limit = airportLimit(ctx.actor);
  if (!row || (limit && !limit.includes(row.airportId))) throw new NotFound('There is no such exception');
  return toException(row);
}

export const addOfferException: Verb<'addOfferException'> = (ctx, { body }) =>
  idempotent(ctx, body, async (tx) => {
    const { serviceId = null, airportId, day, fromHour, toHour, kind, value, reason } = body;
    const now = ctx.clock.now();
    expectOwnAirport(ctx.actor, airportId);
    if (day < lagosDate(now)) throw new Invalid({ day: ['Select a date in the future'] });
    if (serviceId !== null && !(await tx.exists('select from services where id = $1', [serviceId])))
      throw new Invalid({ serviceId: ['Service does not exist'] });
    const { id } = await insertRow(tx, 'offer_exceptions', {
      service_id: serviceId,
      airport_id: airportId,
      day,
      from_hour: fromHour,
      to_hour: toHour,
      closed: kind === 'closed',
      per_hour: kind === 'perHour' ? value : null,
      lead_minutes: kind === 'leadMinutes' ? value : null,
      reason,
      made_by: ctx.actor.id,
      made_at: now,
    });
    const added = await standing(tx, ctx, id);
    await recordAudit(tx, ctx, {
      action: 'exception.added',
      subject: ['exception', id],
      after: factsOf(added),
      reason,
    });
    await announce(tx, added);
    return { data: added, message: 'Exception added' };
  });

export const endOfferException: Verb<'endOfferException'> = async (ctx, { params: { id } }) => {
  await ctx.db.transaction(async (tx) => {
    const before = await standing(tx, ctx, id);
    await updateRow(tx, 'offer_exceptions', id, { ended_by: ctx.actor.id, ended_at: ctx.clock.now() });
    await recordAudit(tx, ctx, {
      action: 'exception.ended',
      subject: ['exception', id],
      before: factsOf(before),
      after: null,
      reason: before.reason,
    });
    await announce(tx, before);
  });
  return { data: {}, message: 'Exception ended' };
};
