import type { ClientNote } from 'shared-api/contract';
import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { publish } from '../../http/liveEvents.ts';
import { recordAudit } from '../activities/index.ts';
import { readNotes } from './noteRow.ts';

interface NewVersion {
  clientId: number;
  corrects?: ClientNote;
  text: string;
}

/** No activity is recorded, because clients read their activities. */
export async function writeNote(
  tx: Tx,
  ctx: Context,
  { clientId, corrects, text }: NewVersion,
): Promise<ClientNote> {
  const { id } = await tx.one<{ id: number }>(
    `insert into client_notes (user_id, corrects_id, author_id, text, created_at)
       values ($1, $2, $3, $4, $5) returning id`,
    [clientId, corrects?.id ?? null, ctx.actor.id, text, ctx.clock.now()],
  );
  const [note] = await readNotes(tx, [corrects?.id ?? id]);
  if (!note) throw new Error(`Note ${id} is missing`);
  await recordAudit(tx, ctx, {
    action: corrects ? 'client.note.corrected' : 'client.note.added',
    subject: ['user', clientId],
    before: corrects ? { note: corrects.text } : null,
    after: { note: note.text },
  });
  await publish(tx, { type: 'client', id: clientId, staff: true });
  return note;
}
