import type { FastifyRequest } from 'fastify';
import { type Files, maxBytes, maxFiles } from 'remote/release';
import { partsOf, uploadRefusal } from '../../../http/uploads.ts';
import { ReleaseRefused } from '../releaseStore.ts';

const tooLarge = () =>
  new ReleaseRefused(['A release has at most 10 MB and 500 files: leave out what no page needs']);

interface Brought {
  audience: unknown;
  files: Files;
}

async function readParts(request: FastifyRequest): Promise<Brought> {
  let audience: unknown;
  let bytes = 0;
  const files = new Map<string, Buffer>();
  const limits = { fileSize: maxBytes, files: maxFiles, fields: 4, parts: maxFiles + 4 };
  for await (const part of partsOf(request, limits, { preservePath: true })) {
    if (part.type === 'field') {
      if (part.fieldname === 'audience') audience = part.value;
      continue;
    }
    const content = await part.toBuffer();
    bytes += content.length;
    if (bytes > maxBytes) throw tooLarge();
    files.set(part.filename, content);
  }
  return { audience, files };
}

const isTooLarge = (thrown: unknown): boolean =>
  ['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_REQ_FILE_TOO_LARGE'].includes(
    String((thrown as { code?: unknown }).code),
  );

export async function readUpload(request: FastifyRequest): Promise<Brought> {
  try {
    return await readParts(request);
  } catch (thrown) {
    throw isTooLarge(thrown) ? tooLarge() : uploadRefusal(thrown, { maxBytes, maxFiles });
  }
}
