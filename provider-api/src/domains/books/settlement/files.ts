import type { Input, Verb } from '../../../http/context.ts';
import { defineList, inOrder } from '../../../lists/index.ts';
import { type FileRow, readFileRow, readFileRows, toFile } from './fileRow.ts';

const fileList = defineList<Input<'listFiles'>['query'], FileRow, 'received'>({
  from: 'settlement_files f',
  id: 'f.id',
  orders: { received: ['f.uploaded_at', 'f.id'] },
  sort: () => '-received',
  filters: () => [],
  read: async (ids, { db, actor }) => inOrder(ids, await readFileRows(db, ids, actor.id), ({ id }) => id),
});

export const listFiles: Verb<'listFiles'> = async (ctx, { query }) => {
  const { data, meta } = await fileList.page(ctx, query);
  return { data: data.map(toFile), meta };
};

export const readFile: Verb<'readFile'> = async ({ db, actor }, { params }) => ({
  data: toFile(await readFileRow(db, params.id, actor.id)),
});
