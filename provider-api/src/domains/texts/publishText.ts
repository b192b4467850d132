import type { PublishedText } from 'shared-api/contract';
import { isSample, lagosDate, lagosInstant, type TextKind } from 'shared-api/rules';
import { insertRow, type Queryable } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { publish } from '../../http/liveEvents.ts';
import { recordAudit } from '../activities/index.ts';

interface TextRow extends Omit<PublishedText, 'validFrom'> {
  validFrom: Date;
}

const selectTexts = `
  select kind, version, text, valid_from as "validFrom", approved_by as "approvedBy" from texts`;

export const textOf = (on: Queryable, kind: TextKind, version: string) =>
  on.first<TextRow>(`${selectTexts} where kind = $1 and version = $2`, [kind, version]);

export const listTexts: Verb<'listTexts'> = async ({ db }) => ({
  data: await db.all<TextRow>(`${selectTexts} order by valid_from desc, id desc`),
});

function versionOf(kind: TextKind, day: string, taken: ReadonlySet<string>): string {
  const isFree = (version: string) => !taken.has(version) && !isSample(kind, version);
  if (isFree(day)) return day;
  let next = 2;
  while (!isFree(`${day}-${next}`)) next += 1;
  return `${day}-${next}`;
}

export const publishText: Verb<'publishText'> = async (ctx, { body }) => {
  const { kind, text, approvedBy } = body;
  const now = ctx.clock.now();
  const today = lagosDate(now);
  const day = body.validFrom ?? today;
  if (day < today) throw new Invalid({ validFrom: ['Must be today or later'] });
  const validFrom = day === today ? now : lagosInstant(day, '00:00');
  return ctx.db.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('texts'))`);
    const { rows } = await tx.query<{ version: string; last: boolean }>(
      'select version, valid_from > $2 as last from texts where kind = $1',
      [kind, validFrom],
    );
    if (rows.some(({ last }) => last))
      throw new Invalid({ validFrom: ['A later version is published already'] });
    const version = versionOf(kind, day, new Set(rows.map((row) => row.version)));
    await insertRow(tx, 'texts', {
      kind,
      version,
      text,
      valid_from: validFrom,
      approved_by: approvedBy,
      published_by: ctx.actor.id,
      published_at: now,
    });
    await recordAudit(tx, ctx, {
      action: 'text.published',
      subject: ['text', `${kind} ${version}`],
      after: { approvedBy, validFrom: day },
    });
    await publish(tx, { type: 'settings', id: null, everyone: true });
    return { data: { kind, version, text, validFrom, approvedBy }, message: 'Text published' };
  });
};
