import { randomBytes } from 'node:crypto';
import { insertRow } from '../../../db/index.ts';
import { hashOf } from '../../../http/actor.ts';
import type { Context, Input, Verb } from '../../../http/context.ts';
import { expectSecondFactor } from '../../accounts/index.ts';
import { tellReleasers } from '../tellReleasers.ts';
import { releaseKey } from './releaseKey.ts';

/** Secret scanners recognise the key by its prefix. */
const newKey = (): string => `portal_rk_${randomBytes(32).toString('base64url')}`;

const propose = (key: string) =>
  releaseKey.propose<Input<'proposeReleaseKey'>['body']>(async (tx, ctx, body) => {
    const { remote, prefixes, slots, menu, reason } = body;
    await tellReleasers(tx, { step: 'key made', remote, by: ctx.actor.name });
    const { id } = await insertRow(tx, 'release_keys', {
      remote,
      prefixes,
      slots,
      menu,
      reason: reason.trim(),
      key_hash: hashOf(key),
      proposed_by: ctx.actor.id,
      proposed_at: ctx.clock.now(),
    });
    return id;
  });

/**
 * Only a hash of the release key is stored, so a repeated request cannot return the key again. It ignores the
 * idempotency key and makes another release key.
 */
export const proposeReleaseKey: Verb<'proposeReleaseKey'> = async (ctx, { body }) => {
  await expectSecondFactor(ctx, body.Code);
  const key = newKey();
  const unkept: Context = { ...ctx, idempotencyKey: undefined };
  const { data, ...reply } = await propose(key)(unkept, { body });
  return { ...reply, data: { ...data, key } };
};
