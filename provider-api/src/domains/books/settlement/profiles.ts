import {
  type createProfile as createEndpoint,
  createProfile as endpoint,
  type listProfiles as listEndpoint,
  type SettlementProfile,
} from 'shared-api/contract';
import { isUniqueViolation, onlyRow, type Queryable } from '../../../db/index.ts';
import type { Verb } from '../../../http/context.ts';
import { BadRequest, Conflict } from '../../../http/errors.ts';
import { idempotent } from '../../../http/idempotency.ts';
import { recordAudit } from '../../activities/index.ts';

const select = `
  select id, name, separator, encoding, columns, date_format as "dateFormat", decimal_sign as "decimalSign"
    from settlement_profiles`;

export async function findProfile(db: Queryable, id: number): Promise<SettlementProfile> {
  const { rows } = await db.query<SettlementProfile>(`${select} where id = $1`, [id]);
  const [profile] = rows;
  if (!profile) throw new BadRequest('There is no such profile', undefined, 'unknown_profile');
  return profile;
}

export const listProfiles: Verb<typeof listEndpoint> = async ({ db }) => {
  const { rows } = await db.query<SettlementProfile>(`${select} order by lower(name)`);
  return { data: rows };
};

const nameTaken = (thrown: unknown): never => {
  throw isUniqueViolation(thrown, 'settlement_profiles_name')
    ? new Conflict('Another profile has this name')
    : thrown;
};

/** Made once for a kind of file; what was read by it stays as it was read, so nothing changes it. */
export const createProfile: Verb<typeof createEndpoint> = (ctx, { body }) =>
  ctx.db
    .transaction((tx) =>
      idempotent(tx, ctx, endpoint, body, async () => {
        const { name, separator, encoding, columns, dateFormat, decimalSign } = body;
        const { id } = onlyRow(
          await tx.query<{ id: number }>(
            `insert into settlement_profiles
               (name, separator, encoding, columns, date_format, decimal_sign, created_by, created_at)
             values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
            [
              name.trim(),
              separator,
              encoding,
              columns,
              dateFormat,
              decimalSign,
              ctx.actor.id,
              ctx.clock.now(),
            ],
          ),
        );
        const data = await findProfile(tx, id);
        await recordAudit(tx, ctx, {
          action: 'settlement.profileMade',
          subject: ['settlement profile', id],
          after: data,
        });
        return { data, message: 'Profile saved successfully' };
      }),
    )
    .catch(nameTaken);
