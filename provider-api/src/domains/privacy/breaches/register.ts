import { insertRow, type Tx, updateRow } from '../../../db/index.ts';
import type { Context, Input, Verb } from '../../../http/context.ts';
import { Conflict, Invalid } from '../../../http/errors.ts';
import { refuseStale } from '../../../http/refuseStale.ts';
import { recordAudit } from '../../activities/index.ts';
import { type BreachRow, lockBreach, readBreach, selectBreaches, toBreach } from './breachRow.ts';

export const listBreaches: Verb<'listBreaches'> = async ({ db }) => {
  const { rows } = await db.query<BreachRow>(`${selectBreaches} order by b.known_at desc, b.id desc`);
  return { data: rows.map(toBreach) };
};

async function changed(tx: Tx, ctx: Context, step: string, id: number, after: object) {
  await recordAudit(tx, ctx, { action: `breach.${step}`, subject: ['breach', id], after });
  return { data: toBreach(await readBreach(tx, id)) };
}

const columnsOf = (told: Input<'changeBreach'>['body']) => ({
  what: told.what,
  classes: told.classes,
  people: told.people,
  consequences: told.consequences,
  measures: told.measures,
  told_to: told.toldTo ?? null,
});

export const recordBreach: Verb<'recordBreach'> = (ctx, { body }) =>
  ctx.db.transaction(async (tx) => {
    const { knownAt } = body;
    const now = ctx.clock.now();
    if (new Date(knownAt) > now) throw new Invalid({ knownAt: ['Must not lie ahead'] });
    const { id } = await insertRow(tx, 'breaches', {
      ...columnsOf(body),
      known_at: knownAt,
      recorded_by: ctx.actor.id,
      recorded_at: now,
    });
    return changed(tx, ctx, 'recorded', id, body);
  });

export const changeBreach: Verb<'changeBreach'> = (ctx, { params: { id }, body }) =>
  ctx.db.transaction(async (tx) => {
    const before = await lockBreach(tx, id);
    refuseStale(body.version, { version: before.version, name: 'breach', data: () => toBreach(before) });
    await updateRow(tx, 'breaches', id, { ...columnsOf(body), version: before.version + 1 });
    return changed(tx, ctx, 'changed', id, body);
  });

export const reportBreach: Verb<'reportBreach'> = (ctx, { params: { id }, body }) =>
  ctx.db.transaction(async (tx) => {
    const { reportNumber } = await lockBreach(tx, id);
    if (reportNumber !== null) throw new Conflict(`It was reported as ${reportNumber}`, 'already_resolved');
    const reported = { report_number: body.number, reported_by: ctx.actor.id, reported_at: ctx.clock.now() };
    await updateRow(tx, 'breaches', id, reported);
    return changed(tx, ctx, 'reported', id, body);
  });

export const publishNotice: Verb<'publishNotice'> = (ctx, { params: { id }, body: { text } }) =>
  ctx.db.transaction(async (tx) => {
    const { notice } = await lockBreach(tx, id);
    if (notice !== null)
      throw new Conflict('Its notice was published and stays as it is', 'already_resolved');
    await updateRow(tx, 'breaches', id, { notice: text, notice_at: ctx.clock.now() });
    return changed(tx, ctx, 'noticed', id, { text });
  });

export const publicNotices: Verb<'publicNotices'> = async ({ db }) => ({
  data: await db.all<{ text: string; date: Date }>(
    'select notice as text, notice_at as date from breaches where notice is not null order by notice_at desc',
  ),
});
