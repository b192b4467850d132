import type { listLines as endpoint, QueryOf } from 'shared-api/contract';
import type { LineView } from 'shared-api/rules';
import type { Verb } from '../../../http/context.ts';
import { defineList, type Filter, filter, ofAccount, readBy } from '../../../lists/index.ts';
import { readFileRow } from './fileRow.ts';
import { type LineRow, selectLines, toLine } from './lineRow.ts';

type Query = QueryOf<typeof endpoint> & { fileId: number };

function inView(view: LineView | undefined): Filter[] {
  if (view === undefined) return [];
  if (view === 'posted' || view === 'ignored')
    return [filter(view, (given) => `l.resolved = ${given}::text`)];
  return [filter(view, (given) => `l.resolved is null and l.state = ${given}::text`)];
}

function ofPerson(assigned: string | undefined, readerId: number): Filter[] {
  if (assigned === undefined) return [];
  const named = assigned === 'nobody' ? null : Number(assigned);
  const id = assigned === 'me' ? readerId : named;
  return [filter(id, (given) => `l.assigned_to is not distinct from ${given}::bigint`)];
}

const lineList = defineList<Query, LineRow, 'number'>({
  from: 'settlement_lines l',
  id: 'l.id',
  orders: { number: { columns: ['l.number', 'l.id'] } },
  sort: () => 'number',
  // A file's lines are counted to their end, as an account's are.
  filters: ({ fileId, state, assigned }, { actor }) => [
    ofAccount(fileId, 'l.file_id'),
    ...inView(state),
    ...ofPerson(assigned, actor.id),
  ],
  read: readBy<LineRow>(selectLines),
});

export const listLines: Verb<typeof endpoint> = async (ctx, { params, query }) => {
  await readFileRow(ctx.db, params.id, ctx.actor.id);
  const { data, meta } = await lineList.page(ctx, { ...query, fileId: params.id });
  return { data: data.map(toLine), meta };
};
