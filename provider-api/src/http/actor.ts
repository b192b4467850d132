import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Access, Endpoint } from 'shared-api/contract';
import {
  idleLimitMs,
  type MemberRole,
  type Permission,
  permissionsOf,
  roleCan,
  roleNeedsTwoFactor,
} from 'shared-api/rules';
import { type Database, nameSql, prepared, WritesRefused } from '../db/index.ts';
import { Conflict, Forbidden, Unauthenticated } from './errors.ts';

export interface Actor {
  id: number;
  ownerId: number;
  memberRole: MemberRole | null;
  ownerName: string | null;
  role: string;
  /** The kind is the category of a client; null for staff. */
  kind: string | null;
  name: string;
  firstName: string | null;
  email: string;
  clientTypeId: number | null;
  permissions: readonly Permission[];
  /** An officer is limited to these airports; an empty list means all airports. */
  airportIds: readonly number[];
  sessionId: number;
  /** A restricted account may only read. */
  isRestricted: boolean;
  needsTwoFactor: boolean;
  mustSetUpTwoFactor: boolean;
  /** The user has not accepted this version of the registration terms yet. */
  termsDue: string | null;
  mustAcceptTerms: boolean;
}

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

interface Session
  extends Omit<Actor, 'permissions' | 'needsTwoFactor' | 'mustSetUpTwoFactor' | 'mustAcceptTerms'> {
  lastUsedAt: Date;
  expiresAt: Date;
  hasTwoFactor: boolean;
  twoFactorFor: string | null;
  newTerms: string | null;
}

const sessionOf = prepared(`
  select s.id as "sessionId", s.last_used_at as "lastUsedAt", s.expires_at as "expiresAt",
         u.id, coalesce(u.member_of, u.id) as "ownerId", u.member_role as "memberRole",
         owner.business_name as "ownerName", u.role, u.category as kind, u.email,
         u.first_name as "firstName", coalesce(owner.client_type_id, u.client_type_id) as "clientTypeId",
         u.airport_ids as "airportIds", ${nameSql('u')} as name,
         coalesce(owner.restricted_at, u.restricted_at) is not null as "isRestricted",
         exists (select 1 from two_factor t where t.user_id = u.id and t.confirmed_at is not null)
           as "hasTwoFactor",
         case when u.role <> 'Client' then
           (select c.after #>> '{}' from setting_changes c where c.key = 'twoFactorFor'
             order by c.version desc limit 1) end as "twoFactorFor",
         nullif(terms.version, u.terms_version) as "termsDue",
         case when terms.version is not null then
           (select c.after #>> '{}' from setting_changes c where c.key = 'newTerms'
             order by c.version desc limit 1) end as "newTerms"
    from sessions s join users u on u.id = s.user_id left join users owner on owner.id = u.member_of
    left join lateral (select t.version from texts t where t.kind = 'registration' and t.valid_from <= $2
                        order by t.valid_from desc, t.id desc limit 1) terms on true
   where s.token_hash = $1 and s.revoked_at is null and u.status = 'Active'
     and (u.member_of is null or owner.status = 'Active')`);

/** Never cache sessions: every server must refuse an ended session at once. */
export async function findSession(db: Database, tokenHash: string, now: Date): Promise<Session | undefined> {
  return db.first<Session>(sessionOf, [tokenHash, now]);
}

/**
 * The time of a session's last use is written at most once in 10 seconds, to save writes. Therefore a
 * session may end 10 seconds too early.
 */
const useEveryMs = 10_000;

export interface TokenUse {
  authorization: string | undefined;
  now: Date;
  /** Live streams and the requests of unattended pages do not count, because they must not extend the session. */
  counts: boolean;
}

/** If the database accepts no writes, reading must still work: the session is then not extended. */
async function recordUse(db: Database, sessionId: number, now: Date): Promise<void> {
  try {
    await db.query('update sessions set last_used_at = $2 where id = $1 and last_used_at < $2', [
      sessionId,
      now,
    ]);
  } catch (thrown) {
    if (!(thrown instanceof WritesRefused)) throw thrown;
  }
}

/** Returns undefined without a token. Throws Unauthenticated for an unknown or expired token. */
export async function findCaller(
  db: Database,
  { authorization, now, counts }: TokenUse,
): Promise<Actor | undefined> {
  if (authorization === undefined || authorization === '') return undefined;
  const token = /^Bearer +([\w-]+)$/i.exec(authorization)?.[1];
  if (!token) throw new Unauthenticated();
  const session = await findSession(db, hashOf(token), now);
  if (!session) throw new Unauthenticated();
  const { lastUsedAt, expiresAt, hasTwoFactor, twoFactorFor, newTerms, ...person } = session;
  const idleMs = now.getTime() - lastUsedAt.getTime();
  if (expiresAt <= now || idleMs >= idleLimitMs) throw new Unauthenticated();
  if (counts && idleMs > useEveryMs) await recordUse(db, session.sessionId, now);
  const needsTwoFactor = roleNeedsTwoFactor(person.role, twoFactorFor);
  const mustSetUpTwoFactor = needsTwoFactor && !hasTwoFactor;
  const mustAcceptTerms = person.termsDue !== null && newTerms === 'Block';
  const permissions =
    mustSetUpTwoFactor || mustAcceptTerms ? [] : permissionsOf(person.role, person.memberRole);
  return { ...person, needsTwoFactor, mustSetUpTwoFactor, mustAcceptTerms, permissions };
}

type Called = Pick<Endpoint, 'method' | 'access'>;

/** A restricted account may still make calls that need no permission, for example the sign-in. */
const refusesRestricted = ({ method, access }: Called): boolean =>
  method !== 'GET' &&
  typeof access !== 'string' &&
  access.some((permission) => roleCan('Client', permission));

export function refuseRestricted(called: Called, actor?: Actor): void {
  if (actor?.isRestricted && refusesRestricted(called))
    throw new Conflict('Your account is restricted to reading. Please contact the authority', 'restricted');
}

export function checkAccess(access: Access, actor: Actor | undefined): void {
  if (access === 'public') return;
  if (!actor || access === 'release-key') throw new Unauthenticated();
  if (access === 'signed-in') return;
  if (access.some((permission) => may(actor, permission))) return;
  if (actor.mustAcceptTerms) throw new Forbidden('Please accept the terms of registration first');
  throw actor.mustSetUpTwoFactor ? new Forbidden('Please set up two-factor sign-in first') : new Forbidden();
}

export const may = (actor: Pick<Actor, 'permissions'>, permission: Permission): boolean =>
  actor.permissions.includes(permission);

/** The caller may read only the bookings of this user; undefined means no limit. */
export const onlyMaker = ({ memberRole, id }: Actor): number | undefined =>
  memberRole === 'Booker' ? id : undefined;

export const byMember = ({ memberRole, name }: Pick<Actor, 'memberRole' | 'name'>): string =>
  memberRole === null ? '' : ` by ${name}`;

/**
 * The value is the e-mail address of the signed-in caller. If the request is refused, the log shows a
 * pseudonym of the address.
 */
export const callers = new WeakMap<FastifyRequest, string>();
