import type { Verb } from '../../http/context.ts';
import { Forbidden, NotFound } from '../../http/errors.ts';
import { readNotes } from './noteRow.ts';
import { writeNote } from './writeNote.ts';

export const correctClientNote: Verb<'correctClientNote'> = (ctx, { params, body }) =>
  ctx.db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      'select id from client_notes where id = $1 and user_id = $2 and corrects_id is null for update',
      [params.noteId, params.id],
    );
    const [corrects] = await readNotes(
      tx,
      rows.map(({ id }) => id),
    );
    if (!corrects) throw new NotFound('There is no such note');
    if (corrects.by.id !== ctx.actor.id) throw new Forbidden('Only its author can correct a note');
    const data = await writeNote(tx, ctx, { clientId: params.id, corrects, text: body.text });
    return { data, message: 'Note corrected successfully' };
  });
