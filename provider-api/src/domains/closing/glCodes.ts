import type { GlCode } from 'shared-api/contract';
import { airportCode, airports, ledgerAccounts } from 'shared-api/rules';
import { isUniqueViolation, type Queryable, type Tx, updateRow } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { Conflict, Invalid, orNotFound } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { publish } from '../../http/liveEvents.ts';
import { refuseStale } from '../../http/refuseStale.ts';
import { recordAudit } from '../activities/index.ts';

const select = `
  select code.id, code.account, code.airport_id as "airportId", code.code, code.version,
         case when service.id is not null then json_build_object(
           'id', service.id, 'name', service.name, 'serviceTypeId', service.service_type_id) end as service
    from economic_codes code left join services service on service.id = code.service_id`;

export const listGlCodes: Verb<'listGlCodes'> = async ({ db }) => ({
  data: await db.all<GlCode>(
    `${select} order by array_position($1::text[], code.account), service.name nulls first, service.id,
                       code.airport_id nulls first`,
    [Object.keys(ledgerAccounts)],
  ),
});

const readGlCode = (db: Queryable, id: number, lock: 'for update of code' | '' = ''): Promise<GlCode> =>
  orNotFound(db.first<GlCode>(`${select} where code.id = $1 ${lock}`, [id]), 'There is no such code');

const factsOf = ({ account, service, airportId, code }: GlCode) => ({
  account: ledgerAccounts[account] ?? account,
  service: service?.name ?? 'All',
  airport: airportCode(airportId) ?? 'All',
  code,
});

interface Change {
  action: 'code.added' | 'code.changed' | 'code.removed';
  before?: GlCode;
  after?: GlCode;
}

async function recordChange(
  tx: Tx,
  ctx: Context,
  id: number,
  { action, before, after }: Change,
): Promise<void> {
  await recordAudit(tx, ctx, {
    action,
    subject: ['economic code', id],
    before: before && factsOf(before),
    after: after && factsOf(after),
  });
  await publish(tx, { type: 'books', id: null, staff: true });
}

const taken = (thrown: unknown): never => {
  throw isUniqueViolation(thrown, 'economic_codes_once')
    ? new Conflict('There is a code for this already: change that one')
    : thrown;
};

async function expectKnown(tx: Tx, serviceId: number | null, airportId: number | null): Promise<void> {
  if (airportId !== null && !airports.some(({ id }) => id === airportId))
    throw new Invalid({ airportId: ['There is no such airport'] });
  if (serviceId !== null && !(await tx.exists('select from services where id = $1', [serviceId])))
    throw new Invalid({ serviceId: ['There is no such service'] });
}

export const createGlCode: Verb<'createGlCode'> = (ctx, { body }) =>
  idempotent(ctx, body, async (tx) => {
    const { account, serviceId = null, airportId = null, code } = body;
    await expectKnown(tx, serviceId, airportId);
    const { id } = await tx.one<{ id: number }>(
      'insert into economic_codes (account, service_id, airport_id, code) values ($1, $2, $3, $4) returning id',
      [account, serviceId, airportId, code.trim()],
    );
    const after = await readGlCode(tx, id);
    await recordChange(tx, ctx, id, { action: 'code.added', after });
    return { data: after, message: 'Code added successfully' };
  }).catch(taken);

export const updateGlCode: Verb<'updateGlCode'> = (ctx, { params: { id }, body }) =>
  idempotent(ctx, { ...body, id }, async (tx) => {
    const before = await readGlCode(tx, id, 'for update of code');
    refuseStale(body.version, { version: before.version, name: 'code', data: () => before });
    await updateRow(tx, 'economic_codes', id, { code: body.code.trim(), version: before.version + 1 });
    const after = await readGlCode(tx, id);
    await recordChange(tx, ctx, id, { action: 'code.changed', before, after });
    return { data: after, message: 'Code changed successfully' };
  });

export const removeGlCode: Verb<'removeGlCode'> = (ctx, { params }) =>
  idempotent(ctx, params, async (tx) => {
    const { id } = params;
    const before = await readGlCode(tx, id, 'for update of code');
    await tx.query('delete from economic_codes where id = $1', [id]);
    await recordChange(tx, ctx, id, { action: 'code.removed', before });
    return { data: {}, message: 'Code removed successfully' };
  });
