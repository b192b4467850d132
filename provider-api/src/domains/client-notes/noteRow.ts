import type { ClientNote } from 'shared-api/contract';
import type { Queryable } from '../../db/index.ts';

interface NoteRow {
  id: number;
  rootId: number;
  text: string;
  dateCreated: Date;
  authorId: number;
  author: string;
}

const versionsOf = `
  select n.id, coalesce(n.corrects_id, n.id) as "rootId", n.text, n.created_at as "dateCreated",
         n.author_id as "authorId", concat_ws(' ', author.first_name, author.last_name) as author
    from client_notes n join users author on author.id = n.author_id
   where n.id = any ($1::bigint[]) or n.corrects_id = any ($1::bigint[])
   order by n.id`;

const toVersion = ({ text, dateCreated, authorId, author }: NoteRow) => ({
  text,
  dateCreated: dateCreated.toISOString(),
  by: { id: authorId, name: author },
});

export async function readNotes(db: Queryable, ids: readonly number[]): Promise<ClientNote[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query<NoteRow>(versionsOf, [ids]);
  return ids.flatMap((id) => {
    const versions = rows.filter(({ rootId }) => rootId === id).map(toVersion);
    const last = versions.pop();
    return last ? [{ id, ...last, earlier: versions }] : [];
  });
}
