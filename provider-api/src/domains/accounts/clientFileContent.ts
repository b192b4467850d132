import type { clientFileContent as endpoint } from 'shared-api/contract';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { fileReply } from '../../http/fileReply.ts';

interface FileRow {
  userId: number;
  storageKey: string;
  name: string;
  type: string;
  sizeBytes: number;
}

/** For its owner and for staff who review; always an attachment (S22). */
export const clientFileContent: Verb<typeof endpoint> = async ({ db, files, actor }, { params }) => {
  const { rows } = await db.query<FileRow>(
    `select user_id as "userId", storage_key as "storageKey", name, type, size_bytes as "sizeBytes"
       from client_files where id = $1`,
    [params.id],
  );
  const [file] = rows;
  if (!file || (file.userId !== actor.id && !may(actor, 'clients.files'))) throw new NotFound();
  const { storageKey, name, type, sizeBytes } = file;
  return fileReply({ name, type, sizeBytes, content: await files.open(storageKey) });
};
