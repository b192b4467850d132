import { readFile } from 'node:fs/promises';
import type { SettlementProfile } from 'shared-api/contract';
import { decodeTable, type ReadSettlement, readSettlement } from 'shared-api/rules';
import { isUniqueViolation, type Queryable, type Tx } from '../../../db/index.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { Conflict, Invalid } from '../../../http/errors.ts';
import { publish } from '../../../http/liveEvents.ts';
import type { Upload } from '../../../http/uploads.ts';
import { enqueue } from '../../../jobs/index.ts';
import { recordAudit } from '../../activities/index.ts';
import { readFileRow, toFile } from './fileRow.ts';
import { matchJob } from './matchJob.ts';
import { findProfile } from './profiles.ts';
import { readablePieces, sha256Of } from './readUpload.ts';

const insertLines = `
  insert into settlement_lines (file_id, number, rrr, gross_kobo, fee_kobo, paid_at, settled_at, reference)
  select $1::bigint, line.*
    from jsonb_to_recordset($2::jsonb) as line (number int, rrr text, "grossKobo" bigint, "feeKobo" bigint,
         "paidAt" timestamptz, "settledAt" timestamptz, reference text)`;

async function refuseKnown(db: Queryable, sha256: string): Promise<void> {
  const known = await db.first<{ id: number; name: string }>(
    'select id, name from settlement_files where sha256 = $1',
    [sha256],
  );
  if (known)
    throw new Conflict(`This file was taken in before, as ${known.name}`, 'file_known', { id: known.id });
}

interface Received {
  upload: Upload;
  sha256: string;
  lineCount: number;
  profile: SettlementProfile;
  read: () => ReadSettlement;
}

async function store(tx: Tx, ctx: Context, { upload, sha256, lineCount, profile, read }: Received) {
  const { id } = await tx.one<{ id: number }>(
    `insert into settlement_files (profile_id, name, sha256, line_count, uploaded_by, uploaded_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
    [profile.id, upload.name, sha256, lineCount, ctx.actor.id, ctx.clock.now()],
  );
  for await (const lines of readablePieces(read())) await tx.query(insertLines, [id, JSON.stringify(lines)]);
  await recordAudit(tx, ctx, {
    action: 'settlement.fileReceived',
    subject: ['settlement file', id],
    after: { name: upload.name, profile: profile.name, lines: lineCount, sha256 },
  });
  await enqueue(tx, matchJob, { fileId: id });
  await publish(tx, { type: 'books', id, staff: true });
  return readFileRow(tx, id, ctx.actor.id);
}

/** The file is read twice: an unreadable line must be refused before the transaction begins. */
export const uploadFile: Verb<'uploadFile'> = async (ctx, { body, files }) => {
  const [upload] = files;
  if (!upload) throw new Invalid({ Files: ['Select a file'] });
  const profile = await findProfile(ctx.db, body.profileId);
  const content = await readFile(upload.path);
  const sha256 = sha256Of(content);
  await refuseKnown(ctx.db, sha256);
  const text = decodeTable(content, profile.encoding);
  const read = () => readSettlement(text, profile);
  const whole = read();
  let lineCount = 0;
  for await (const lines of readablePieces(whole)) lineCount += lines.length;
  const row = await ctx.db
    .transaction((tx) => store(tx, ctx, { upload, sha256, lineCount, profile, read }))
    .catch(async (thrown: unknown) => {
      if (isUniqueViolation(thrown, 'settlement_files_once')) await refuseKnown(ctx.db, sha256);
      throw thrown;
    });
  return { data: toFile(row), message: ['File received successfully', ...whole.notes].join('. ') };
};
