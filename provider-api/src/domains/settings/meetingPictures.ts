import { readFile, writeFile } from 'node:fs/promises';
import { airports } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { FilesUnavailable, Invalid, NotFound } from '../../http/errors.ts';
import { fileReply } from '../../http/fileReply.ts';
import { limit } from '../../http/limits.ts';
import { pictureAddress } from '../../settings/index.ts';
import { recordAudit } from '../activities/index.ts';
import { bareJpeg } from './bareJpeg.ts';

const subjectOf = (airportId: number): ['airport', number] => ['airport', airportId];
const unavailable = (thrown: unknown) => {
  throw new FilesUnavailable(thrown);
};

export const listMeetingPictures: Verb<'listMeetingPictures'> = async ({ db }) => {
  const { rows } = await db.query<{ airportId: number; version: number }>(
    'select airport_id as "airportId", version from meeting_pictures order by airport_id',
  );
  return {
    data: rows.map(({ airportId, version }) => ({ airportId, picture: pictureAddress(airportId, version) })),
  };
};

/** The version is random, because a count would begin again after a removal and repeat an address. */
const save = `
  insert into meeting_pictures (airport_id, storage_key, size_bytes, version)
  values ($1, $2, $3, 1 + floor(random() * 1e9))
  on conflict (airport_id) do update
    set storage_key = excluded.storage_key, size_bytes = excluded.size_bytes, version = excluded.version
  returning version`;

/** A nightly job removes the replaced picture, and a picture whose transaction failed. */
export const saveMeetingPicture: Verb<'saveMeetingPicture'> = async (ctx, { params, files }) => {
  const [upload, another] = files;
  if (!airports.some(({ id }) => id === params.id)) throw new NotFound();
  if (!upload) throw new Invalid({ Files: ['Select a file'] });
  if (another || upload.type !== 'image/jpeg')
    throw new Invalid({ Files: ['Only one JPEG file is accepted.'] });
  const picture = bareJpeg(await readFile(upload.path));
  if (!picture) throw new Invalid({ Files: ['The picture breaks off: choose the original file.'] });
  await writeFile(upload.path, picture);
  const key = await ctx.files.put(upload.path).catch(unavailable);
  const { version } = await ctx.db.transaction(async (tx) => {
    const saved = await tx.one<{ version: number }>(save, [params.id, key, picture.length]);
    await recordAudit(tx, ctx, {
      action: 'meetingPicture.save',
      subject: subjectOf(params.id),
      after: { file: upload.name },
    });
    return saved;
  });
  return {
    data: { airportId: params.id, picture: pictureAddress(params.id, version) },
    message: 'Picture saved',
  };
};

export const removeMeetingPicture: Verb<'removeMeetingPicture'> = async (ctx, { params }) => {
  await ctx.db.transaction(async (tx) => {
    const { rows } = await tx.query('delete from meeting_pictures where airport_id = $1 returning 1', [
      params.id,
    ]);
    if (rows.length === 0) throw new NotFound();
    await recordAudit(tx, ctx, { action: 'meetingPicture.remove', subject: subjectOf(params.id) });
  });
  return { data: {}, message: 'Picture removed' };
};

export const meetingPicture: Verb<'meetingPicture'> = async (ctx, { params }) => {
  await limit(ctx, { name: 'meeting-picture', by: ctx.address, max: 120, windowMs: 60_000 });
  const picture = await ctx.db.first<{ key: string; sizeBytes: number }>(
    'select storage_key as key, size_bytes as "sizeBytes" from meeting_pictures where airport_id = $1',
    [params.id],
  );
  if (!picture) throw new NotFound();
  const content = await ctx.files.open(picture.key).catch(unavailable);
  return fileReply({
    name: 'Meeting point.jpg',
    type: 'image/jpeg',
    sizeBytes: picture.sizeBytes,
    content,
  });
};
