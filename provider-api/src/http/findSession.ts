import { type Database, nameSql, prepared } from '../db/index.ts';
import type { Actor } from './actor.ts';

export interface Session extends Omit<Actor, 'permissions' | 'needsTwoFactor' | 'mustSetUpTwoFactor'> {
  lastUsedAt: Date;
  expiresAt: Date;
  hasTwoFactor: boolean;
  /** The present value of the setting. */
  twoFactorFor: string | null;
}

const sessionOf = prepared(`
  select s.id as "sessionId", s.last_used_at as "lastUsedAt", s.expires_at as "expiresAt",
         u.id, u.role, u.category as kind, u.email,
         u.first_name as "firstName", u.client_type_id as "clientTypeId", u.airport_ids as "airportIds",
         ${nameSql('u')} as name,
         exists (select 1 from two_factor t where t.user_id = u.id and t.confirmed_at is not null)
           as "hasTwoFactor",
         case when u.role <> 'Client' then
           (select c.after #>> '{}' from setting_changes c where c.key = 'twoFactorFor'
             order by c.version desc limit 1) end as "twoFactorFor"
    from sessions s join users u on u.id = s.user_id
   where s.token_hash = $1 and s.revoked_at is null and u.status = 'Active'`);

/** The session of a token, hashed. Nothing is remembered: one that was ended is refused at once, on every server. */
export async function findSession(db: Database, tokenHash: string): Promise<Session | undefined> {
  const { rows } = await db.query<Session>(sessionOf, [tokenHash]);
  return rows[0];
}
