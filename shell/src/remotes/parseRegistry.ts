import type { RegisteredRemote, Registry } from './RegisteredRemote.ts';

type Candidate = Partial<Record<keyof RegisteredRemote, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem);
const isOwnFile = (value: unknown): value is string => isText(value) && value.startsWith('/remotes/');
const isEntry = (value: unknown): value is RegisteredRemote['navigation'][number] =>
  isObject(value) && 'to' in value && 'label' in value && 'order' in value;
const isHashTable = (value: unknown): value is Record<string, string> =>
  isObject(value) && Object.values(value).every((hash) => isText(hash) && hash.startsWith('sha384-'));

/** A remote's code comes from the portal's own origin, with a known hash: anything else is not run. */
function isRemote(candidate: Candidate): candidate is Omit<RegisteredRemote, 'name'> {
  const { version, container, entry, contract, label, prefixes, navigation, preload, integrity } = candidate;
  return (
    isText(version) &&
    isText(container) &&
    isOwnFile(entry) &&
    typeof contract === 'number' &&
    isText(label) &&
    isListOf(prefixes, isText) &&
    isListOf(navigation, isEntry) &&
    isListOf(preload, isOwnFile) &&
    isHashTable(integrity) &&
    entry in integrity
  );
}

/**
 * Reads the registry document. A remote that is described wrongly is left out, so that the others still work.
 * @throws when the document is no registry at all.
 */
export function parseRegistry(document: unknown): Registry {
  if (!isObject(document) || !('remotes' in document) || !isObject(document.remotes)) {
    throw new Error('The registry is not readable');
  }
  const remotes: Record<string, RegisteredRemote> = {};
  for (const [name, candidate] of Object.entries(document.remotes)) {
    if (isObject(candidate) && isRemote(candidate)) remotes[name] = { ...candidate, name };
  }
  return remotes;
}
