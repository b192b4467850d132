import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from 'shared-api/contract';
import {
  type AcceptedFileType,
  type GivenFile,
  headBytes,
  type JudgedFile,
  judgeDocument,
  judgeSettlementFile,
  maxFileBytes,
  maxFiles,
  maxSettlementBytes,
  safeFileName,
  shortened,
} from 'shared-api/rules';
import { BadRequest, FilesUnavailable, Invalid } from './errors.ts';

export interface Upload {
  name: string;
  type: AcceptedFileType | 'text/csv';
  sizeBytes: number;
  path: string;
}

export interface Multipart {
  fields: Record<string, unknown>;
  files: Upload[];
  discard: () => Promise<void>;
}

interface Accepted {
  maxBytes: number;
  maxFiles: number;
  judge: (file: GivenFile) => JudgedFile<Upload['type']>;
}

const documents: Accepted = { maxBytes: maxFileBytes, maxFiles, judge: judgeDocument };

const csv: Accepted = { maxBytes: maxSettlementBytes, maxFiles: 1, judge: judgeSettlementFile };

export const acceptedBy = ({ accepts }: Pick<Endpoint, 'accepts'>): Accepted =>
  accepts === 'csv' ? csv : documents;

const megabytes = (bytes: number) => `${bytes / 1024 / 1024}MB`;

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const head = new Uint8Array(headBytes);
    const { bytesRead } = await handle.read(head, 0, head.length, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** `part.file.truncated` is correct only after the whole file was read. */
async function receive(part: MultipartFile, folder: string, accepted: Accepted): Promise<Upload> {
  const target = path.join(folder, randomUUID());
  await pipeline(part.file, createWriteStream(target, { mode: 0o600 }));
  const name = safeFileName(path.basename(part.filename));
  const size = part.file.truncated ? accepted.maxBytes + 1 : part.file.bytesRead;
  const judged = accepted.judge({ name, size, head: await headOf(target) });
  if ('problem' in judged) throw new Invalid({ Files: [`${shortened(name, 80)}: ${judged.problem}`] });
  return { name, type: judged.type, sizeBytes: size, path: target };
}

/** For an empty file field, browsers send a part without a name. */
const isBlank = (part: MultipartFile) => part.filename === '' || part.filename === undefined;

/** RFC 2046 allows at most 70 characters, and the parser fails on longer boundaries. */
const maxBoundaryLength = 70;

type Limits = NonNullable<Parameters<FastifyRequest['parts']>[0]>['limits'];

export function partsOf(request: FastifyRequest, limits: Limits, { preservePath = false } = {}) {
  const boundary = /boundary="?([^";]*)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? '';
  if (boundary.length > maxBoundaryLength) throw new BadRequest('Malformed form data');
  return request.parts({ limits, preservePath });
}

async function receiveAll(request: FastifyRequest, folder: string, accepted: Accepted) {
  const fields: Record<string, unknown> = {};
  const files = new Map<string, Upload>();
  let count = 0;
  for await (const part of partsOf(request, { fileSize: accepted.maxBytes, files: accepted.maxFiles + 1 })) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
    } else if (isBlank(part)) {
      part.file.resume();
    } else {
      count += 1;
      if (count > accepted.maxFiles) throw tooMany(accepted);
      const upload = await receive(part, folder, accepted);
      files.set(upload.name, upload);
    }
  }
  return { fields, files: [...files.values()] };
}

const tooMany = ({ maxFiles }: Pick<Accepted, 'maxFiles'>) =>
  new Invalid({
    Files: [maxFiles === 1 ? 'Only one file can be uploaded' : `At most ${maxFiles} files can be uploaded`],
  });

/** Reads and discards the rest of the body: otherwise the connection's next request would wait for ever. */
export function forgetBody({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}

export async function readMultipart(request: FastifyRequest, accepted: Accepted): Promise<Multipart> {
  const folder = await mkdtemp(path.join(tmpdir(), 'upload-')).catch((thrown: unknown) => {
    throw uploadRefusal(thrown, accepted);
  });
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await receiveAll(request, folder, accepted)), discard };
  } catch (thrown) {
    forgetBody(request);
    await discard();
    throw uploadRefusal(thrown, accepted);
  }
}

const isDiskFull = (code: unknown) => code === 'ENOSPC' || code === 'EDQUOT';

export function uploadRefusal(thrown: unknown, accepted: Pick<Accepted, 'maxBytes' | 'maxFiles'>): unknown {
  const { code } = thrown as { code?: unknown };
  if (isDiskFull(code)) return new FilesUnavailable(thrown);
  if (code === 'FST_FILES_LIMIT') return tooMany(accepted);
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new Invalid({ Files: [`The maximum size is ${megabytes(accepted.maxBytes)}`] });
  if (typeof code === 'string' && code.startsWith('FST_')) return new BadRequest('Malformed form data');
  const malformed =
    thrown instanceof Error && /multipart|unexpected end of form|part header/i.test(thrown.message);
  return malformed ? new BadRequest('Malformed form data') : thrown;
}
