import { hash, verify } from '@node-rs/argon2';
import { atMost } from './atMost.ts';

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
