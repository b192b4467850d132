import { koboFromNaira } from 'shared-api/rules';

/** A setting's reader: the typed value, or an Error whose message completes "{NAME} must …". */
type Reader<T> = (text: string) => T;

export interface Setting<T> {
  name: string;
  description: string;
  /** As the README shows it. */
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

/** Naira with at most two decimals; read as kobo. */
export const asNaira: Reader<number> = (text) =>
  koboFromNaira(text) ?? refuse('be an amount of naira with at most two decimals');

export const asList: Reader<string[]> = (text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

interface Description<T> {
  read: Reader<T>;
  description: string;
  secret?: boolean;
}

/** A setting with a default. */
export const setting = <T>(name: string, fallback: string, rest: Description<T>): Setting<T> => ({
  name,
  fallback,
  shownDefault: fallback,
  ...rest,
});

/** A setting that may be missing; `instead` says what then holds. */
export const optional = <T>(
  name: string,
  instead: string,
  { read, ...rest }: Description<T>,
): Setting<T | undefined> => ({ name, fallback: undefined, shownDefault: instead, read, ...rest });

/** Reads one setting, or throws one sentence that names it. */
export function readSetting<T>(definition: Setting<T>, environment: NodeJS.ProcessEnv): T {
  const given = environment[definition.name]?.trim();
  const text = given === undefined || given === '' ? definition.fallback : given;
  // Only an optional setting has no fallback, and its type includes undefined.
  if (text === undefined) return undefined as T;
  try {
    return definition.read(text);
  } catch (thrown) {
    const shown = definition.secret ? '' : `, and is "${text}"`;
    throw new Error(`${definition.name} must ${(thrown as Error).message}${shown}.`);
  }
}
