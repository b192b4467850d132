import DataLoader from 'dataloader';
import { type Database, prepared } from '../db/index.ts';
import type { Actor } from './actor.ts';

export interface Session extends Omit<Actor, 'permissions' | 'needsTwoFactor' | 'mustSetUpTwoFactor'> {
  lastUsedAt: Date;
  expiresAt: Date;
  hasTwoFactor: boolean;
  /** The present value of the setting. */
  twoFactorFor: string | null;
}

const findSessions = prepared(`
  select s.token_hash as "tokenHash", s.id as "sessionId", s.last_used_at as "lastUsedAt", s.expires_at as "expiresAt",
         u.id, u.role, u.category as kind, u.email,
         u.first_name as "firstName", u.client_type_id as "clientTypeId", u.airport_ids as "airportIds",
         coalesce(u.business_name, concat_ws(' ', u.first_name, u.last_name)) as name,
         exists (select 1 from two_factor t where t.user_id = u.id and t.confirmed_at is not null)
           as "hasTwoFactor",
         case when u.role <> 'Client' then
           (select c.after #>> '{}' from setting_changes c where c.key = 'twoFactorFor'
             order by c.version desc limit 1) end as "twoFactorFor"
    from sessions s join users u on u.id = s.user_id
   where s.token_hash = any($1) and s.revoked_at is null and u.status = 'Active'`);

type Sessions = DataLoader<string, Session | undefined>;

const sessionsOf = (db: Database): Sessions =>
  new DataLoader(
    async (hashes) => {
      const { rows } = await db.query<Session & { tokenHash: string }>(findSessions, [hashes]);
      const found = new Map(rows.map(({ tokenHash, ...session }) => [tokenHash, session]));
      return hashes.map((hash) => found.get(hash));
    },
    // Nothing is remembered: a session that was ended is refused at once.
    { cache: false, batchScheduleFn: (send) => setImmediate(send) },
  );

const loaders = new WeakMap<Database, Sessions>();

/** The session of a token, hashed; those asked for in one turn of the event loop are found by one statement. */
export function findSession(db: Database, tokenHash: string): Promise<Session | undefined> {
  const sessions = loaders.get(db) ?? sessionsOf(db);
  loaders.set(db, sessions);
  return sessions.load(tokenHash);
}
