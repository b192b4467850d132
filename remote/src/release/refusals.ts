import type { Names, Release } from './Release.ts';
import { claimsOf, type Registry } from './registry.ts';
import type { ShellRecord } from './ShellRecord.ts';

type Consumer = Pick<Release, 'name' | 'contract' | 'uses'>;
type Provider = Pick<ShellRecord, 'contract' | 'provides'>;

const isKnown = (names: readonly string[] | undefined, name: string): boolean =>
  names !== undefined && (name === '*' || names.includes('*') || names.includes(name));

/** A name reads `module: name`. */
const missingNames = (uses: Names, provides: Names): readonly string[] =>
  Object.entries(uses).flatMap(([request, names]) =>
    names.filter((name) => !isKnown(provides[request], name)).map((name) => `${request}: ${name}`),
  );

const mostNamed = 5;

/** A shell far older lacks hundreds of names; the first few say which shell it is. */
const someOf = (names: readonly string[]): string =>
  names.length <= mostNamed
    ? names.join(', ')
    : `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more`;

export const mismatches = (remote: Consumer, shell: Provider): readonly string[] => {
  const missing = missingNames(remote.uses, shell.provides);
  return [
    ...(remote.contract === shell.contract
      ? []
      : [
          `${remote.name} was built for contract ${remote.contract}, the shell serves contract ${shell.contract}`,
        ]),
    ...(missing.length === 0 ? [] : [`${remote.name} uses what the shell does not give: ${someOf(missing)}`]),
  ];
};

export const refusalsOf = (release: Release, live: { registry: Registry; shell: ShellRecord }): string[] => [
  ...(/^mf-[a-z][a-z0-9-]*$/.test(release.name) ? [] : [`${release.name} is no name of a remote`]),
  ...(release.prefixes.every((prefix) => /^[\w-]+(\/[\w-]+)*$/.test(prefix))
    ? []
    : [`${release.name} answers for paths that are none: ${release.prefixes.join(', ')}`]),
  ...mismatches(release, live.shell),
  ...claimsOf(release, live.registry),
];
