import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { safeFileName } from 'shared-api/rules';

export interface FileReply {
  kind: 'file';
  name: string;
  type: string;
  content: Buffer | Readable;
  sizeBytes?: number;
}

export const fileReply = (fields: Omit<FileReply, 'kind'>): FileReply => ({ kind: 'file', ...fields });

export const pdfReply = (name: string, content: Buffer): FileReply =>
  fileReply({ name, type: 'application/pdf', content });

export const csvReply = (name: string, content: Buffer | Readable): FileReply =>
  fileReply({ name, type: 'text/csv; charset=utf-8', content });

export const isFileReply = (reply: object): reply is FileReply => 'kind' in reply && reply.kind === 'file';

function disposition(name: string): string {
  const safe = safeFileName(name);
  const plain = safe.replace(/[^\x20-\x7e]/gu, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(safe).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}

export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  reply
    .header('content-disposition', disposition(file.name))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .type(file.type);
  if (file.sizeBytes !== undefined) reply.header('content-length', file.sizeBytes);
  return reply.send(file.content);
}
