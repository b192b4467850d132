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
      // The place goes straight to the next in line.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each takes 19 MB and a core: more at once would only slow each other down. */
const fourAtOnce = atMost(4);

export const hashPassword = (password: string): Promise<string> => fourAtOnce(() => hash(password, strength));

/** Something to compare with where there is no account, so that both take the same time. */
const nobody = hashPassword('a password that nobody has');

export const passwordMatches = (password: string, storedHash: string | null | undefined): Promise<boolean> =>
  fourAtOnce(async () => {
    const matches = await verify(storedHash ?? (await nobody), password);
    return matches && storedHash !== null && storedHash !== undefined;
  });
