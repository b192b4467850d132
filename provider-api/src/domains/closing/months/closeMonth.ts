import { checks, checksText, monthBounds, nairaFromKobo, openedSince } from 'shared-api/rules';
import type { Tx } from '../../../db/index.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { Conflict, NotFound } from '../../../http/errors.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { publish } from '../../../http/liveEvents.ts';
import { tell } from '../../../telling/tell.ts';
import { staffWith } from '../../accounts/index.ts';
import { recordAudit } from '../../activities/index.ts';
import { expectSecondPerson } from '../../proposals/index.ts';
import { booksOf, expectClosable, isClosable, monthsOf } from './closableMonth.ts';
import { type Checklist, countOpen } from './countOpen.ts';
import { dayHashes } from './dayHashes.ts';
import { differencesOf } from './differences.ts';
import { monthTotals, revenueOf } from './monthTotals.ts';
import { allPeriods, closedPeriod, findPeriod, type PeriodRow, toMonth } from './periodRow.ts';

const inTurn = (tx: Tx) => tx.query(`select pg_advisory_xact_lock(hashtext('close month'))`);

export const listMonths: Verb<'listMonths'> = async ({ db, clock }) => {
  const [books, periods] = [await booksOf(db), await allPeriods(db)];
  const now = clock.now();
  const byMonth = new Map(periods.map((row) => [row.month, row]));
  return {
    data: monthsOf(books, now).map((month) =>
      toMonth(month, byMonth.get(month), isClosable(month, books, now)),
    ),
  };
};

export const checkMonth: Verb<'checkMonth'> = async ({ db, clock }, { params: { month } }) => {
  if (!monthsOf(await booksOf(db), clock.now()).includes(month))
    throw new NotFound('The books have no such month');
  return { data: await countOpen(db, month) };
};

function expectNothingBroken(checklist: Checklist): void {
  const broken = checklist.filter(({ name, count }) => count > 0 && checks[name].mustBeZero);
  if (broken.length > 0)
    throw new Conflict(
      `This must be 0 first: ${checksText(broken.map(({ name }) => name))}`,
      'checklist_open',
    );
}

function expectExplained(checklist: Checklist, proposed: PeriodRow): void {
  const since = openedSince(checklist, proposed);
  if (since.length > 0)
    throw new Conflict(
      `Open since it was proposed: ${checksText(since)}. Propose it again, and say why this is carried over`,
      'checklist_open',
    );
}

const subject = (month: string) => ['month', month] as const;

export const proposeClose: Verb<'proposeClose'> = (ctx, { params: { month }, body }) =>
  idempotent(ctx, { ...body, month }, async (tx) => {
    const { actor, clock } = ctx;
    await inTurn(tx);
    expectClosable(month, await booksOf(tx), clock.now());
    const checklist = await countOpen(tx, month);
    const reason = body.reason?.trim() || null;
    expectNothingBroken(checklist);
    if (!reason && checklist.some(({ count }) => count > 0))
      throw new Conflict('Say why what is open is carried over', 'checklist_open');
    const totals = await monthTotals(tx, month);
    await tx.query(
      `insert into months (month, closes_at, checklist, reason, totals, day_hashes, proposed_by, proposed_at)
         values ($1::date, $2, $3, $4, $5, $6, $7, $8)
         on conflict (month) do update
           set checklist = excluded.checklist, reason = excluded.reason, totals = excluded.totals,
               day_hashes = excluded.day_hashes, proposed_by = excluded.proposed_by, proposed_at = excluded.proposed_at`,
      [
        `${month}-01`,
        monthBounds(month).to,
        JSON.stringify(checklist),
        reason,
        JSON.stringify(totals),
        JSON.stringify(await dayHashes(tx, month)),
        actor.id,
        clock.now(),
      ],
    );
    const after = { checklist, revenue: nairaFromKobo(revenueOf(totals)) };
    await recordAudit(tx, ctx, { action: 'month.proposed', subject: subject(month), after, reason });
    await publish(tx, { type: 'books', id: null, staff: true });
    return { data: toMonth(month, await findPeriod(tx, month), true), message: 'Proposed' };
  });

async function expectAsProposed(tx: Tx, proposed: PeriodRow): Promise<void> {
  if (Object.values(await differencesOf(tx, proposed)).some((found) => found.length > 0))
    throw new Conflict(
      'The figures are no longer those that were proposed: propose it again',
      'changed_meanwhile',
    );
}

async function tellClosed(tx: Tx, approver: string, { month, proposer, totals }: PeriodRow): Promise<void> {
  for (const { id } of await staffWith(tx, 'books.close'))
    await tell(tx, id, 'month.closed', { month, proposer, approver, revenueKobo: revenueOf(totals) });
}

export const approveClose: Verb<'approveClose'> = (ctx, { params: { month } }) =>
  idempotent(ctx, { month }, async (tx) => {
    const { actor, clock } = ctx;
    await inTurn(tx);
    expectClosable(month, await booksOf(tx), clock.now());
    const before = await findPeriod(tx, month);
    if (!before) throw new Conflict('Nobody has proposed to close this month');
    await expectSecondPerson(tx, ctx, before.proposedBy, 'Somebody else must close what you proposed');
    const checklist = await countOpen(tx, month);
    expectNothingBroken(checklist);
    expectExplained(checklist, before);
    await expectAsProposed(tx, before);
    await tx.query(
      `update months set status = 'Closed', checklist = $4, approved_by = $2, approved_at = $3
          where month = $1::date`,
      [`${month}-01`, actor.id, clock.now(), JSON.stringify(checklist)],
    );
    await recordAudit(tx, ctx, {
      action: 'month.closed',
      subject: subject(month),
      after: { checklist, revenue: nairaFromKobo(revenueOf(before.totals)) },
      reason: before.reason,
    });
    await tellClosed(tx, actor.name, before);
    await publish(tx, { type: 'books', id: null, staff: true });
    return { data: toMonth(month, await findPeriod(tx, month), false), message: 'The month is closed' };
  });

async function reckon(tx: Tx, ctx: Context, month: string) {
  const { days, figures, papers } = await differencesOf(tx, await closedPeriod(tx, month));
  const inNaira = figures.map(({ name, closed, now }) => ({
    name,
    closed: nairaFromKobo(closed),
    now: nairaFromKobo(now),
  }));
  const data = { days, figures: inNaira, papers };
  await recordAudit(tx, ctx, { action: 'month.verified', subject: subject(month), after: data });
  return { data };
}

export const verifyMonth: Verb<'verifyMonth'> = (ctx, { params: { month } }) =>
  ctx.db.transaction((tx) => reckon(tx, ctx, month));
