import { createHash } from 'node:crypto';
import { prepared, type Tx } from '../db/index.ts';
import type { Context, Reply } from './context.ts';
import { BadRequest, Conflict } from './errors.ts';

/** Equal JSON values give the same text, whatever the order of their keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
    .join()}}`;
}

const claimKey = prepared(
  `insert into idempotency_keys (actor_id, key, endpoint, request_hash) values ($1, $2, $3, $4)
   on conflict do nothing`,
);
const storeReply = prepared('update idempotency_keys set reply = $3 where actor_id = $1 and key = $2');

interface Kept<T> {
  endpoint: string;
  requestHash: string;
  /** An erasure removes a reply that names the erased person. */
  reply: Reply<T> | null;
}

async function claim<T>(tx: Tx, ctx: Context, body: unknown): Promise<Reply<T> | undefined> {
  const key = ctx.idempotencyKey;
  if (!key) return undefined;
  if (key.length > 200) throw new BadRequest('The Idempotency-Key is too long');
  const name = `${ctx.endpoint.method} ${ctx.endpoint.path}`;
  const requestHash = createHash('sha256').update(canonical(body)).digest('hex');
  const claimed = await tx.query(claimKey, [ctx.actor.id, key, name, requestHash]);
  if (claimed.rowCount === 1) return undefined;
  const kept = await tx.one<Kept<T>>(
    `select endpoint, request_hash as "requestHash", reply from idempotency_keys
        where actor_id = $1 and key = $2`,
    [ctx.actor.id, key],
  );
  const same = kept.endpoint === name && kept.requestHash === requestHash;
  if (!same || kept.reply === null)
    throw new Conflict(
      `This was sent before${same ? '' : ' with other values'}. Look whether it took effect before you send it again.`,
      'idempotency_key_reused',
    );
  return kept.reply;
}

/**
 * Runs `work` in a transaction and stores the reply. A repeated request with the same key gets the stored
 * reply, and `work` does not run again. Another request with the same key gets a 409.
 */
export const idempotent = <T>(
  ctx: Context,
  body: unknown,
  work: (tx: Tx) => Promise<Reply<T>>,
): Promise<Reply<T>> =>
  ctx.db.transaction(async (tx) => {
    const kept = await claim<T>(tx, ctx, body);
    if (kept) return kept;
    const reply = await work(tx);
    if (ctx.idempotencyKey) await tx.query(storeReply, [ctx.actor.id, ctx.idempotencyKey, reply]);
    return reply;
  });
