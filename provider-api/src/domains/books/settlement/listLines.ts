import type { LineView, OpenList } from 'shared-api/rules';
import type { Input, Verb } from '../../../http/context.ts';
import { defineList, equals, type Filter, filter, readBy } from '../../../lists/index.ts';
import { readFileRow } from './fileRow.ts';
import { inSuspenseSql, type LineRow, selectLines, toLine } from './lineRow.ts';

type Query = Input<'listLines'>['query'] & { fileId: number };

function inView(view: LineView | undefined): Filter[] {
  if (view === undefined) return [];
  if (view === 'suspense')
    return [filter('posted', (given) => `l.resolved = ${given}::text and ${inSuspenseSql('l')}`)];
  if (view === 'posted')
    return [filter(view, (given) => `l.resolved = ${given}::text and not ${inSuspenseSql('l')}`)];
  if (view === 'ignored') return [filter(view, (given) => `l.resolved = ${given}::text`)];
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
  orders: { number: ['l.number', 'l.id'] },
  sort: () => 'number',
  filters: ({ fileId, state, assigned }, { actor }) => [
    ...equals(fileId, 'l.file_id', 'bigint'),
    ...inView(state),
    ...ofPerson(assigned, actor.id),
  ],
  read: readBy<LineRow>(selectLines),
});

export const listLines: Verb<'listLines'> = async (ctx, { params, query }) => {
  await readFileRow(ctx.db, params.id, ctx.actor.id);
  const { data, meta } = await lineList.page(ctx, { ...query, fileId: params.id });
  return { data: data.map(toLine), meta };
};

const openLists: Record<OpenList, Filter[]> = {
  unresolved: [filter(true, (given) => `l.resolved is null and ${given}::boolean`)],
  suspense: inView('suspense'),
};

const openLineList = defineList<Input<'listOpenLines'>['query'], LineRow, 'received'>({
  from: 'settlement_lines l',
  id: 'l.id',
  orders: { received: ['l.id'] },
  sort: () => 'received',
  filters: ({ list }) => openLists[list ?? 'unresolved'],
  read: readBy<LineRow>(selectLines),
});

export const listOpenLines: Verb<'listOpenLines'> = async (ctx, { query }) => {
  const { data, meta } = await openLineList.page(ctx, query);
  return { data: data.map(toLine), meta };
};
