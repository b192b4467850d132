import type { NavigationEntry } from 'shared-ui/remote';
import { type Cohort, currentCohort } from './cohort.ts';
import type { RegisteredPage } from './pageAt.ts';
import { versionFor } from './versionFor.ts';

/** The paths of files begin with '/remotes/'. Prefixes and routes do not begin with '/'. */
export interface RegisteredRemote {
  name: string;
  version: string;
  container: string;
  entry: string;
  contract: number;
  label: string;
  prefixes: readonly string[];
  /** The keys are the pages' routes. */
  pages: Readonly<Record<string, RegisteredPage>>;
  navigation: readonly NavigationEntry[];
  slots: readonly string[];
  preload: readonly string[];
  integrity: Readonly<Record<string, string>>;
  /** A version with a channel runs only for users who agreed to it. */
  channel?: string;
}

/** Maps the name of a remote to the version that this browser runs. */
export type Registry = Readonly<Record<string, RegisteredRemote>>;

type Version = Omit<RegisteredRemote, 'name' | 'channel'>;
type Candidate = Version & { channel?: string; share?: number };

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isListOf = (isItem: (item: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem);
const isOwnFile = (value: unknown) => isText(value) && value.startsWith('/remotes/');
const isEntry = (value: unknown) => isObject(value) && 'to' in value && 'label' in value && 'order' in value;
const isHash = (value: unknown) => isText(value) && value.startsWith('sha384-');

/** A version is valid only if its files come from the portal's own origin and have known hashes. */
const isValid: Readonly<Record<keyof Version, (value: unknown) => boolean>> = {
  version: isText,
  container: isText,
  entry: isOwnFile,
  contract: (value) => typeof value === 'number',
  label: isText,
  prefixes: isListOf(isText),
  pages: (value) => isObject(value) && Object.values(value).every(isObject),
  navigation: isListOf(isEntry),
  slots: isListOf(isText),
  preload: isListOf(isOwnFile),
  integrity: (value) => isObject(value) && Object.values(value).every(isHash),
};

function isVersion(value: unknown): value is Version {
  if (!isObject(value)) return false;
  const version: Partial<Record<keyof Version, unknown>> = value;
  const fields = Object.keys(isValid) as (keyof Version)[];
  if (!fields.every((field) => isValid[field](version[field]))) return false;
  const { entry, integrity } = version as Version;
  return entry in integrity;
}

const isCandidate = (value: unknown): value is Candidate =>
  isVersion(value) &&
  (('channel' in value && isText(value.channel)) || ('share' in value && typeof value.share === 'number'));

const candidatesIn = (value: object): Candidate[] =>
  'candidates' in value && Array.isArray(value.candidates) ? value.candidates.filter(isCandidate) : [];

/** An invalid remote is left out, because the other remotes must still work. */
export function parseRegistry(document: unknown, cohort: Cohort = currentCohort()): Registry {
  if (!isObject(document) || !('remotes' in document) || !isObject(document.remotes)) {
    throw new Error('The registry is not readable');
  }
  const remotes: Record<string, RegisteredRemote> = {};
  for (const [name, value] of Object.entries(document.remotes)) {
    if (!isVersion(value)) continue;
    const live: Version = value;
    const version = versionFor(name, { live, candidates: candidatesIn(value) }, cohort);
    remotes[name] = { ...version, name };
  }
  return remotes;
}
