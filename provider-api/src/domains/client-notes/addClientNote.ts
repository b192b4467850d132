import { addClientNote as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { idempotent } from '../../http/idempotency.ts';
import { refuseUnlessClient } from './notedClient.ts';
import { writeNote } from './writeNote.ts';

export const addClientNote: Verb<typeof endpoint> = (ctx, { params, body }) =>
  idempotent(ctx, endpoint, { ...body, id: params.id }, async (tx) => {
    await refuseUnlessClient(tx, params.id);
    const data = await writeNote(tx, ctx, { clientId: params.id, text: body.text });
    return { data, message: 'Note added successfully' };
  });
