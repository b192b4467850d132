import { type listClientNotes as endpoint, pageMeta } from 'shared-api/contract';
import { portalSettings } from 'shared-api/rules';
import { onlyRow } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { pageOffset } from '../../http/pageOffset.ts';
import { refuseUnlessClient } from './notedClient.ts';
import { readNotes } from './noteRow.ts';

const { pageSize } = portalSettings;
const notesOf = 'from client_notes where user_id = $1 and corrects_id is null';

export const listClientNotes: Verb<typeof endpoint> = async ({ db }, { params, query }) => {
  await refuseUnlessClient(db, params.id);
  const pageNumber = query.pageNumber ?? 1;
  const { rows } = await db.query<{ id: number }>(
    `select id ${notesOf} order by id desc limit $2::int offset $3::bigint`,
    [params.id, pageSize, pageOffset(pageNumber)],
  );
  const { count } = onlyRow(await db.query<{ count: number }>(`select count(*) ${notesOf}`, [params.id]));
  const ids = rows.map(({ id }) => id);
  return { data: await readNotes(db, ids), meta: pageMeta(pageNumber, count, pageSize) };
};
