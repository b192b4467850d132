import { may } from '../../../http/actor.ts';
import type { Verb } from '../../../http/context.ts';
import { FilesUnavailable, NotFound } from '../../../http/errors.ts';
import { fileReply } from '../../../http/fileReply.ts';
import { recordAudit } from '../../activities/index.ts';

interface FileRow {
  userId: number;
  storageKey: string;
  name: string;
  type: string;
  sizeBytes: number;
}

export const clientFileContent: Verb<'clientFileContent'> = async (ctx, { params }) => {
  const { db, files, actor } = ctx;
  const file = await db.first<FileRow>(
    `select user_id as "userId", storage_key as "storageKey", name, type, size_bytes as "sizeBytes"
       from client_files where id = $1`,
    [params.id],
  );
  if (!file || (file.userId !== actor.id && !may(actor, 'clients.files'))) throw new NotFound();
  const { userId, storageKey, name, type, sizeBytes } = file;
  if (userId !== actor.id)
    await db.transaction((tx) =>
      recordAudit(tx, ctx, { action: 'client.file.read', subject: ['user', userId], after: { file: name } }),
    );
  const content = await files.open(storageKey).catch((thrown: unknown) => {
    throw new FilesUnavailable(thrown);
  });
  return fileReply({ name, type, sizeBytes, content });
};
