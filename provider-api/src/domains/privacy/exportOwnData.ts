import { Readable } from 'node:stream';
import type { Verb } from '../../http/context.ts';
import { fileReply } from '../../http/fileReply.ts';
import { limit } from '../../http/limits.ts';
import { sendOwnCode, withOwnerProof } from '../accounts/index.ts';
import { recordAudit } from '../activities/index.ts';
import { ownData } from './ownData.ts';
import { zip } from './zip.ts';

export const proveDataExport: Verb<'proveDataExport'> = async (ctx) => ({
  data: { by: await sendOwnCode(ctx, 'asks for a copy of your data') },
});

export const exportOwnData: Verb<'exportOwnData'> = async (ctx, { body }) => {
  const { actor } = ctx;
  await withOwnerProof(ctx, body.code, (spend) =>
    ctx.db.transaction(async (tx) => {
      await spend(tx);
      await limit(
        { ...ctx, db: tx },
        { name: 'data-export', by: String(actor.id), max: 1, windowMs: 3_600_000 },
      );
      await recordAudit(tx, ctx, { action: 'data.exported', subject: ['user', actor.id] });
    }),
  );
  return fileReply({
    name: 'My data.zip',
    type: 'application/zip',
    content: Readable.from(zip(ownData(ctx, actor))),
  });
};
