import { isStaff } from 'shared-api/rules';
import type { Context } from '../../http/context.ts';
import type { FileReply } from '../../http/fileReply.ts';
import { recordAudit } from './recordAudit.ts';

export const recordExport = (ctx: Context, list: string, filters: object, rows: number): Promise<void> =>
  ctx.db.transaction((tx) =>
    recordAudit(tx, ctx, { action: 'list.taken', subject: ['list', list], after: { ...filters, rows } }),
  );

interface Exported<Query> {
  csv: (ctx: Context, query: Query) => Promise<FileReply>;
  count: (ctx: Context, query: Query, options: { whole: boolean }) => Promise<number>;
}

export async function exportList<Query extends object>(
  ctx: Context,
  list: Exported<Query>,
  query: Query,
): Promise<FileReply> {
  const reply = await list.csv(ctx, query);
  if (isStaff(ctx.actor.role))
    await recordExport(
      ctx,
      reply.name.replace('.csv', ''),
      query,
      await list.count(ctx, query, { whole: true }),
    );
  return reply;
}
