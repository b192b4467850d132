import type { SettlementProfile } from 'shared-api/contract';
import type { Queryable } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { BadRequest, Conflict } from '../../../http/errors.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { recordAudit } from '../../activities/index.ts';

const select = `
  select id, name, separator, encoding, columns, date_format as "dateFormat", decimal_sign as "decimalSign"
    from settlement_profiles`;

export async function findProfile(db: Queryable, id: number): Promise<SettlementProfile> {
  const profile = await db.first<SettlementProfile>(`${select} where id = $1`, [id]);
  if (!profile) throw new BadRequest('There is no such profile', 'unknown_profile');
  return profile;
}

export const listProfiles: Verb<'listProfiles'> = async ({ db }) => ({
  data: await db.all<SettlementProfile>(`${select} order by lower(name)`),
});

/** Returns no row if a file was already read with the profile, because then the profile must not change. */
const save = `
  insert into settlement_profiles
    (name, separator, encoding, columns, date_format, decimal_sign, created_by, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (lower(name)) do update
     set name = excluded.name, separator = excluded.separator, encoding = excluded.encoding, columns = excluded.columns,
         date_format = excluded.date_format, decimal_sign = excluded.decimal_sign, created_by = excluded.created_by,
         created_at = excluded.created_at
   where not exists (select from settlement_files where profile_id = settlement_profiles.id)
  returning id`;

export const createProfile: Verb<'createProfile'> = (ctx, { body }) =>
  idempotent(ctx, body, async (tx) => {
    const { name, separator, encoding, columns, dateFormat, decimalSign } = body;
    const mapping = [name, separator, encoding, columns, dateFormat, decimalSign];
    const saved = await tx.first<{ id: number }>(save, [...mapping, ctx.actor.id, ctx.clock.now()]);
    if (!saved) throw new Conflict('Another profile has this name');
    const data = await findProfile(tx, saved.id);
    await recordAudit(tx, ctx, {
      action: 'settlement.profileMade',
      subject: ['settlement profile', saved.id],
      after: data,
    });
    return { data, message: 'Profile saved successfully' };
  });
