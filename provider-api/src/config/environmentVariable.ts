import { koboFromNaira } from 'shared-api/rules';
import type { SecretKey } from '../secrets/index.ts';

export type Reader<T> = (text: string) => T;

export interface Setting<T> {
  name: string;
  description: string;
  shownDefault: string;
  secret?: boolean;
  read: Reader<T>;
  fallback: string | undefined;
}

const refuse = (requirement: string): never => {
  throw new Error(requirement);
};

export const asText: Reader<string> = (text) => text;

export const asWhole =
  (minimum: number, maximum: number): Reader<number> =>
  (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= minimum && value <= maximum) return value;
    return refuse(`be a whole number from ${minimum} to ${maximum}`);
  };

export const asSwitch: Reader<boolean> = (text) => {
  if (['1', 'true', 'on'].includes(text.toLowerCase())) return true;
  if (['0', 'false', 'off'].includes(text.toLowerCase())) return false;
  return refuse('be 1 or 0');
};

export const asOneOf =
  <const T extends string>(...options: T[]): Reader<T> =>
  (text) =>
    options.find((option) => option === text) ?? refuse(`be one of ${options.join(', ')}`);

export const asUrl =
  (...protocols: string[]): Reader<string> =>
  (text) => {
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)))
      return text.replace(/\/$/, '');
    return refuse(`be an address that starts with ${protocols.map((name) => `${name}://`).join(' or ')}`);
  };

export const asNaira: Reader<number> = (text) =>
  koboFromNaira(text) ?? refuse('be an amount of naira with at most two decimals');

export const asList: Reader<string[]> = (text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/**
 * Each key has 256 bits and is written as name:base64. The first key encrypts; the others only decrypt older
 * data.
 */
export const asKeys: Reader<readonly [SecretKey, ...SecretKey[]]> = (text) => {
  const [newest, ...older] = asList(text).map((item) => {
    const [, name = '', encoded = ''] = /^([\w-]{1,20}):([\w+/=-]+)$/.exec(item) ?? [];
    return { name, key: Buffer.from(encoded, 'base64') };
  });
  const named = new Set([newest, ...older].map((item) => item?.name));
  const whole = [newest, ...older].every((item) => item?.name && item.key.length === 32);
  if (newest && whole && named.size === older.length + 1) return [newest, ...older];
  return refuse('be a list of name:key, each key 32 bytes in base64');
};

interface Description<T> {
  read: Reader<T>;
  description: string;
  secret?: boolean;
}

export const setting = <T>(name: string, fallback: string, rest: Description<T>): Setting<T> => ({
  name,
  fallback,
  shownDefault: fallback,
  ...rest,
});

/** `instead` is the text that docs/operations.md shows as the default. */
export const optional = <T>(
  name: string,
  instead: string,
  { read, ...rest }: Description<T>,
): Setting<T | undefined> => ({ name, fallback: undefined, shownDefault: instead, read, ...rest });

export function readSetting<T>(definition: Setting<T>, environment: NodeJS.ProcessEnv): T {
  const given = environment[definition.name]?.trim();
  const text = given === undefined || given === '' ? definition.fallback : given;
  // Only optional settings have no fallback, and their type includes undefined.
  if (text === undefined) return undefined as T;
  try {
    return definition.read(text);
  } catch (thrown) {
    const shown = definition.secret ? '' : `, and is "${text}"`;
    throw new Error(`${definition.name} must ${(thrown as Error).message}${shown}.`);
  }
}
