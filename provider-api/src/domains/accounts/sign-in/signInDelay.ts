import type { Queryable } from '../../../db/index.ts';
import { hashOf } from '../../../http/actor.ts';
import type { PublicContext } from '../../../http/context.ts';
import { deviceSecret } from '../../../http/deviceCookie.ts';
import { TooManyRequests } from '../../../http/errors.ts';

const lines = new Map<string, Promise<unknown>>();

function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(key) ?? Promise.resolve();
  const turn = before.then(work, work);
  lines.set(key, turn);
  const leave = () => {
    if (lines.get(key) === turn) lines.delete(key);
  };
  turn.then(leave, leave);
  return turn;
}

const freeAttempts = 5;
const firstDelayMs = 15_000;
const maxDelayMs = 15 * 60_000;
const forgottenAfterMs = 24 * 3_600_000;

export const delayAfterMs = (failures: number): number =>
  failures < freeAttempts ? 0 : Math.min(firstDelayMs * 2 ** (failures - freeAttempts), maxDelayMs);

const delaysSeconds = Array.from({ length: 12 }, (_, index) => delayAfterMs(index + 1) / 1000);

/**
 * Unregistered e-mail addresses also have counters. Otherwise the delay would show which e-mail addresses are
 * registered.
 */
export type Counter = string & { readonly counter: unique symbol };

const counterOf = (...parts: string[]) => hashOf(parts.join(' ')) as Counter;

const anybodysCounter = (email: string) => counterOf(email.toLowerCase());
const deviceCounter = (email: string, deviceHash: string) => counterOf(email.toLowerCase(), deviceHash);
export const signedInCounter = (email: string) => counterOf(email.toLowerCase(), 'signed in');

/** A known browser has its own counter, so that strangers cannot use up the owner's attempts. */
export async function signInCounter(
  { db, device }: Pick<PublicContext, 'db' | 'device'>,
  email: string,
): Promise<Counter> {
  const secret = deviceSecret(device.cookies);
  if (!secret) return anybodysCounter(email);
  const deviceHash = hashOf(secret);
  const isKnown = await db.exists(
    `select 1 from known_devices d join users u on u.id = d.user_id
      where lower(u.email) = lower($1) and d.device_hash = $2`,
    [email, deviceHash],
  );
  return isKnown ? deviceCounter(email, deviceHash) : anybodysCounter(email);
}

export interface Attempt {
  /** Removes this attempt from the count. */
  takeBack(): Promise<void>;
  /** Removes this attempt and the failures before it from the count. */
  forget(on: Queryable): Promise<void>;
}

type Counting = Pick<PublicContext, 'db' | 'clock'>;

async function refuse({ db, clock }: Counting, counter: Counter): Promise<never> {
  const failures = await db.first<{ lockedUntil: Date | null }>(
    'select locked_until as "lockedUntil" from sign_in_failures where email_hash = $1',
    [counter],
  );
  const waitMs = (failures?.lockedUntil?.getTime() ?? 0) - clock.now().getTime();
  throw new TooManyRequests(Math.max(1, Math.ceil(waitMs / 1000)));
}

/** The attempt is counted before it is checked, so that parallel guesses get no extra tries. */
export async function countAttempt(ctx: Counting, counter: Counter): Promise<Attempt> {
  const { db, clock } = ctx;
  const now = clock.now();
  const counted = await db.first<{ failures: number }>(
    `insert into sign_in_failures as f (email_hash, failures, last_failed_at) values ($1, 1, $2)
     on conflict (email_hash) do update set (failures, last_failed_at, locked_until) = (
       select failures, $2::timestamptz,
              $2::timestamptz + make_interval(secs => ($4::float8[])[least(failures, cardinality($4::float8[]))])
         from (select case when f.last_failed_at < $3::timestamptz then 1 else f.failures + 1 end as failures) n)
      where f.locked_until is null or f.locked_until <= $2::timestamptz
     returning failures`,
    [counter, now, new Date(now.getTime() - forgottenAfterMs), delaysSeconds],
  );
  if (!counted) return refuse(ctx, counter);
  return {
    async takeBack() {
      await db.query(
        `update sign_in_failures
            set failures = failures - 1,
                locked_until = case when failures > $2::int and failures > $3::int then locked_until end
          where email_hash = $1 and failures > 0`,
        [counter, counted.failures, freeAttempts],
      );
    },
    async forget(on) {
      await on.query('delete from sign_in_failures where email_hash = $1', [counter]);
    },
  };
}

/**
 * Attempts of one counter are checked one after another. Without this order, several correct attempts at once could
 * cause a delay, because each attempt counts as a failure until its check ends.
 */
export const judgeAttempt = <T>(
  ctx: Counting,
  counter: Counter,
  judge: (attempt: Attempt) => Promise<T>,
): Promise<T> => oneAtATime(counter, async () => judge(await countAttempt(ctx, counter)));

export async function forgetAllFailures(on: Queryable, user: { id: number; email: string }): Promise<void> {
  const { rows } = await on.query<{ deviceHash: string }>(
    'select device_hash as "deviceHash" from known_devices where user_id = $1',
    [user.id],
  );
  const counters = [
    anybodysCounter(user.email),
    signedInCounter(user.email),
    ...rows.map(({ deviceHash }) => deviceCounter(user.email, deviceHash)),
  ];
  await on.query('delete from sign_in_failures where email_hash = any ($1::text[])', [counters]);
}
