import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { findClient } from '../accounts/index.ts';
import { writeNote } from './writeNote.ts';

export const addClientNote: Verb<'addClientNote'> = (ctx, { params, body }) =>
  idempotent(ctx, { ...body, id: params.id }, async (tx) => {
    if (!(await findClient(tx, params.id))) throw new NotFound('There is no such client');
    const data = await writeNote(tx, ctx, { clientId: params.id, text: body.text });
    return { data, message: 'Note added successfully' };
  });
