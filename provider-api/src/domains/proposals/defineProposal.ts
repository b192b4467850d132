import type { LiveEvent } from 'shared-api/contract';
import { isUniqueViolation, type Queryable, type Tx } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import type { Context, Reply } from '../../http/context.ts';
import { Conflict, orNotFound } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { publish } from '../../http/liveEvents.ts';
import {
  defineList,
  equals,
  type Filter,
  filter,
  type ListQuery,
  readBy,
  whereOf,
} from '../../lists/index.ts';
import { recordAudit } from '../activities/index.ts';
import type { ProposalRow } from './proposalRow.ts';
import { expectSecondPerson } from './secondPerson.ts';

interface Definition<Row extends ProposalRow, Shown> {
  /** The name is used in messages and in the audit, for example 'adjustment'. */
  name: string;
  /** The table must have the columns of a ProposalRow. */
  table: string;
  alias: string;
  /** The statement must have no `where`, because `defineProposal` adds one. */
  select: string;
  toReply: (row: Row) => Shown;
  /** Limits the proposals that the actor can see. By default the actor sees all. */
  visible?: (actor: Actor) => readonly Filter[];
  audited: (row: Row) => { subject: readonly [kind: string, id: number]; before?: object; after: object };
  event: (row: Row) => LiveEvent;
  /** Each key is the name of a unique index. The value is the error message if a new proposal violates that index. */
  taken?: Readonly<Record<string, string>>;
  /** This function must throw if the proposal can no longer be approved. The row of the proposal is locked. */
  expect?: (tx: Tx, ctx: Context, row: Row) => Promise<void>;
  apply: (tx: Tx, ctx: Context, row: Row) => Promise<void>;
  rejected?: (tx: Tx, row: Row) => Promise<void>;
}

export interface ById {
  params: { id: number };
}

export interface Rejection extends ById {
  body: { reason: string };
}

export function defineProposal<Row extends ProposalRow, Shown>(definition: Definition<Row, Shown>) {
  const { name, table, alias, select, toReply, visible = () => [], audited, event, taken = {} } = definition;
  const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;

  async function read(db: Queryable, actor: Actor, id: number): Promise<Row> {
    const { where, params } = whereOf([filter(id, (given) => `${alias}.id = ${given}`), ...visible(actor)]);
    return orNotFound(db.first<Row>(`${select} where ${where}`, params), `${title} does not exist`);
  }

  async function open(tx: Tx, actor: Actor, id: number): Promise<Row> {
    await tx.query(`select id from ${table} where id = $1 for update`, [id]);
    const row = await read(tx, actor, id);
    if (row.status !== 'Proposed')
      throw new Conflict(`The ${name} was ${row.status.toLowerCase()} by ${row.decider}`, 'already_resolved');
    return row;
  }

  async function announce(tx: Tx, ctx: Context, id: number): Promise<Reply<Shown>> {
    const row = await read(tx, ctx.actor, id);
    const step = row.status.toLowerCase();
    const reason = row.decisionReason ?? row.reason;
    await recordAudit(tx, ctx, { action: `${name}.${step}`, reason, ...audited(row) });
    await publish(tx, { ...event(row), staff: true });
    return { data: toReply(row), message: `${title} ${step} successfully` };
  }

  const decide = (tx: Tx, { actor, clock }: Context, id: number, status: string, reason: string | null) =>
    tx.query(
      `update ${table} set status = $2, decided_by = $3, decided_at = $4, decision_reason = $5 where id = $1`,
      [id, status, actor.id, clock.now(), reason],
    );

  const refuseTaken = (thrown: unknown): never => {
    const index = Object.keys(taken).find((unique) => isUniqueViolation(thrown, unique));
    throw index === undefined ? thrown : new Conflict(taken[index] ?? '', 'already_resolved');
  };

  const list = defineList<ListQuery & { status?: string | null | undefined }, Row, 'proposed'>({
    from: `${table} ${alias}`,
    id: `${alias}.id`,
    orders: { proposed: [`${alias}.proposed_at`, `${alias}.id`] },
    sort: () => '-proposed',
    filters: ({ status }, { actor }) => [
      ...equals(status ?? undefined, `${alias}.status`, 'text'),
      ...visible(actor),
    ],
    read: readBy<Row>(`${select} where ${alias}.id = any ($1::bigint[])`),
  });

  return {
    find: async (db: Queryable, actor: Actor, id: number) => toReply(await read(db, actor, id)),
    count: list.count,
    async list(ctx: Context, { query }: { query: Parameters<typeof list.page>[1] }) {
      const { data, meta } = await list.page(ctx, query);
      return { data: data.map(toReply), meta };
    },
    /** `insert` must return the id of the new row. */
    propose:
      <Body>(insert: (tx: Tx, ctx: Context, body: Body) => Promise<number>) =>
      (ctx: Context, { body }: { body: Body }) =>
        idempotent(ctx, body, async (tx) => announce(tx, ctx, await insert(tx, ctx, body))).catch(
          refuseTaken,
        ),
    approve: (ctx: Context, { params }: ById) =>
      idempotent(ctx, params, async (tx) => {
        const row = await open(tx, ctx.actor, params.id);
        await expectSecondPerson(tx, ctx, row.proposedBy, `Somebody else must approve your ${name}`);
        await definition.expect?.(tx, ctx, row);
        await decide(tx, ctx, row.id, 'Approved', null);
        const reply = await announce(tx, ctx, row.id);
        await definition.apply(tx, ctx, row);
        return reply;
      }),
    reject:
      (expect?: (ctx: Context, row: Row) => void) =>
      (ctx: Context, { params, body }: Rejection) =>
        idempotent(ctx, { ...body, id: params.id }, async (tx) => {
          const row = await open(tx, ctx.actor, params.id);
          expect?.(ctx, row);
          await decide(tx, ctx, row.id, 'Rejected', body.reason.trim());
          await definition.rejected?.(tx, { ...row, decisionReason: body.reason.trim() });
          return announce(tx, ctx, row.id);
        }),
  };
}
