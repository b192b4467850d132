import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import {
  type AcceptedFileType,
  acceptedFileTypes,
  fileTypeOf,
  isNamedAs,
  maxFileBytes,
  maxFiles,
} from 'shared-api/rules';
import { BadRequest, FilesUnavailable, Invalid } from './errors.ts';

/** A received file, lying in a temporary folder until its verb is done. */
export interface Upload {
  name: string;
  type: AcceptedFileType;
  sizeBytes: number;
  path: string;
}

export interface Multipart {
  fields: Record<string, unknown>;
  files: Upload[];
  /** Removes the temporary folder. */
  discard: () => Promise<void>;
}

const typeRefusal = 'Only PDF and JPEG files are accepted.';

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const head = new Uint8Array(8);
    await handle.read(head, 0, head.length, 0);
    return head;
  } finally {
    await handle.close();
  }
}

/** Only the consumed stream tells whether the limit was passed (truncated). */
async function receive(part: MultipartFile, folder: string): Promise<Upload> {
  const target = path.join(folder, randomUUID());
  await pipeline(part.file, createWriteStream(target, { mode: 0o600 }));
  const name = path.basename(part.filename).slice(0, 200) || 'file';
  if (part.file.truncated) throw new Invalid({ Files: [`${name}: the maximum size is 2MB`] });
  if (part.file.bytesRead === 0) throw new Invalid({ Files: [`${name}: the file is empty`] });
  const type = fileTypeOf(await headOf(target));
  const declared = acceptedFileTypes.some((accepted) => accepted === part.mimetype);
  if (!type || !declared || !isNamedAs(name, type)) throw new Invalid({ Files: [typeRefusal] });
  return { name, type, sizeBytes: part.file.bytesRead, path: target };
}

/** Browsers send an empty nameless part for a file field that was left alone. */
const isBlank = (part: MultipartFile) => part.filename === '' || part.filename === undefined;

/** RFC 2046 allows no longer one; the parser breaks off with a fault of its own. */
const maxBoundaryLength = 70;

function partsOf(request: FastifyRequest) {
  const boundary = /boundary="?([^";]*)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? '';
  if (boundary.length > maxBoundaryLength) throw new BadRequest('Malformed form data');
  return request.parts({ limits: { fileSize: maxFileBytes, files: maxFiles + 1 } });
}

async function receiveAll(request: FastifyRequest, folder: string) {
  const fields: Record<string, unknown> = {};
  const files = new Map<string, Upload>();
  let count = 0;
  for await (const part of partsOf(request)) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
    } else if (isBlank(part)) {
      part.file.resume();
    } else {
      count += 1;
      if (count > maxFiles) throw new Invalid({ Files: [`At most ${maxFiles} files can be uploaded`] });
      const upload = await receive(part, folder);
      // The later file of the same name replaces the earlier one (G10).
      files.set(upload.name, upload);
    }
  }
  return { fields, files: [...files.values()] };
}

export async function readMultipart(request: FastifyRequest): Promise<Multipart> {
  const folder = await mkdtemp(path.join(tmpdir(), 'upload-')).catch((thrown: unknown) => {
    throw uploadRefusal(thrown);
  });
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await receiveAll(request, folder)), discard };
  } catch (thrown) {
    // The rest is read and forgotten: unread, it would stand before the connection's next request for ever.
    request.raw.unpipe();
    request.raw.resume();
    await discard();
    throw uploadRefusal(thrown);
  }
}

const isDiskFull = (code: unknown) => code === 'ENOSPC' || code === 'EDQUOT';

function uploadRefusal(thrown: unknown): unknown {
  const { code } = thrown as { code?: unknown };
  if (isDiskFull(code)) return new FilesUnavailable(thrown);
  if (code === 'FST_FILES_LIMIT')
    return new Invalid({ Files: [`At most ${maxFiles} files can be uploaded`] });
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Invalid({ Files: ['The maximum size is 2MB'] });
  if (typeof code === 'string' && code.startsWith('FST_')) return new BadRequest('Malformed form data');
  const malformed =
    thrown instanceof Error && /multipart|unexpected end of form|part header/i.test(thrown.message);
  return malformed ? new BadRequest('Malformed form data') : thrown;
}
