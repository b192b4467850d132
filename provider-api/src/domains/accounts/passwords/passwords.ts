import { hash, verify } from '@node-rs/argon2';

function atMost(count: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next call replaces the finished call, so the number of running calls does not change.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash needs 19 MB of memory and one core. */
const fourAtOnce = atMost(4);

export const hashPassword = (password: string): Promise<string> => fourAtOnce(() => hash(password, strength));

/**
 * If no account has the e-mail address, the password is compared with this hash. The reply then takes as long as for an
 * existing account.
 */
const nobody = hashPassword('a password that nobody has');

export const passwordMatches = (password: string, storedHash: string | null | undefined): Promise<boolean> =>
  fourAtOnce(async () => {
    const matches = await verify(storedHash ?? (await nobody), password);
    return matches && storedHash !== null && storedHash !== undefined;
  });
