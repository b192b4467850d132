import type { RegisteredRemote } from '../remotes/parseRegistry.ts';

/** The entry has the form that a release writes into the registry. */
export function makeEntry(
  name: string,
  differing: Partial<RegisteredRemote> = {},
): Omit<RegisteredRemote, 'name'> {
  const entry = `/remotes/${name}/1.0.0-abc/remoteEntry.js`;
  const { prefixes = ['app/dashboard', 'app/services', 'app/service'] } = differing;
  return {
    version: '1.0.0-abc',
    container: `${name.replace('-', '_')}_1_0_0_abc`,
    entry,
    contract: 1,
    label: 'Bookings',
    prefixes,
    pages: Object.fromEntries(prefixes.map((prefix) => [prefix, {}])),
    navigation: [],
    slots: [],
    preload: [entry],
    integrity: { [entry]: 'sha384-abc' },
    ...differing,
  };
}

export const makeRemote = (name: string, differing: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  ...makeEntry(name, differing),
  name,
});
