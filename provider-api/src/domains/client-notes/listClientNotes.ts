import type { ClientNote } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { defineList, type ListQuery, ofAccount } from '../../lists/index.ts';
import { findClient } from '../accounts/index.ts';
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

export const listClientNotes: Verb<'listClientNotes'> = async (ctx, { params, query }) => {
  if (!(await findClient(ctx.db, params.id))) throw new NotFound('There is no such client');
  return noteList.page(ctx, { ...query, clientId: params.id });
};
