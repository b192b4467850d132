import { serviceTypes } from 'shared-api/rules';
import type { Tx } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { Conflict, orNotFound } from '../../../http/errors.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { changeAccount } from '../profile/changeAccount.ts';
import { lockUser } from '../userRow.ts';
import { findRequest, toRequest } from './internationalRequest.ts';
import { settleInternational } from './settleInternational.ts';

const requestOf = (tx: Tx, id: number) => orNotFound(findRequest(tx, id), 'There is no such request');

/**
 * Two officers can decide the same request at the same time. The lock makes the second officer wait. The second read of
 * the request then shows the first officer's decision.
 */
export const decideInternational: Verb<'decideInternational'> = (ctx, { params: { id }, body }) =>
  idempotent(ctx, { ...body, id }, async (tx) => {
    const { granted, reason } = body;
    const client = await lockUser(tx, (await requestOf(tx, id)).clientId);
    const { granted: settled } = await requestOf(tx, id);
    if (settled !== null || !client)
      throw new Conflict(`The request was ${settled ? 'granted' : 'refused'} already`, 'already_resolved');
    if (granted)
      await changeAccount(tx, ctx, {
        before: client,
        changes: { client_type_id: serviceTypes.International },
        reason,
      });
    else await settleInternational(tx, ctx, client, { granted, reason });
    const data = toRequest(await requestOf(tx, id));
    return { data, message: granted ? 'The client is International' : 'The request was refused' };
  });
