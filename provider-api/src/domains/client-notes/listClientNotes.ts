import type { ClientNote, listClientNotes as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { defineList, type ListQuery, ofAccount } from '../../lists/index.ts';
import { refuseUnlessClient } from './notedClient.ts';
import { readNotes } from './noteRow.ts';

interface Query extends ListQuery {
  clientId: number;
}

/** The list has the first version of each note, so that a corrected note keeps its place. */
const noteList = defineList<Query, ClientNote, 'written'>({
  from: '(select * from client_notes where corrects_id is null) n',
  id: 'n.id',
  orders: { written: ['n.id'] },
  sort: () => '-written',
  filters: ({ clientId }) => [ofAccount(clientId, 'n.user_id')],
  read: (ids, { db }) => readNotes(db, ids),
});

export const listClientNotes: Verb<typeof endpoint> = async (ctx, { params, query }) => {
  await refuseUnlessClient(ctx.db, params.id);
  return noteList.page(ctx, { ...query, clientId: params.id });
};
