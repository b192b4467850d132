import { fileProblems } from './fileProblems.ts';
import type { Files, Names, Release } from './Release.ts';
import { claimsOf, type Registry } from './registry.ts';
import type { ShellRecord } from './ShellRecord.ts';

/** A release key has these limits. An operator with access to the store has no limits. */
export interface Granted {
  readonly name: string;
  readonly prefixes: readonly string[];
  readonly slots: readonly string[];
  readonly menu: boolean;
}

export interface Standing {
  readonly registry: Registry;
  readonly shell: Pick<ShellRecord, 'contract' | 'provides' | 'packages'>;
  readonly granted?: Granted | undefined;
  readonly apiVersion?: string | undefined;
  readonly files?: Files | undefined;
}

const isKnown = (names: readonly string[] | undefined, name: string): boolean =>
  names !== undefined && (name === '*' || names.includes('*') || names.includes(name));

const missingNames = (uses: Names, provides: Names): readonly string[] =>
  Object.entries(uses).flatMap(([request, names]) =>
    names.filter((name) => !isKnown(provides[request], name)).map((name) => `${request}: ${name}`),
  );

const mostNamed = 5;

const someOf = (names: readonly string[]): string =>
  names.length <= mostNamed
    ? names.join(', ')
    : `${names.slice(0, mostNamed).join(', ')} and ${names.length - mostNamed} more`;

const numbersOf = (version: string): readonly number[] => version.split(/[.+-]/, 3).map(Number);

/** Supports only ranges such as `^1.2.0`, and follows the rule of the federation runtime. */
const satisfies = (version: string, range: string): boolean => {
  const [had, needed] = [numbersOf(version), numbersOf(range.replace('^', ''))];
  const at = needed.findIndex((part, index) => part !== had[index]);
  const fixed = needed[0] === 0 ? 2 : 1;
  return at < 0 || (at >= fixed && (had[at] ?? 0) > (needed[at] ?? 0));
};

function versionProblems({ name, contract, uses, peerDependencies }: Release, live: Standing): string[] {
  const { shell, apiVersion } = live;
  const missing = missingNames(uses, shell.provides);
  const older = Object.entries(peerDependencies).flatMap(([needed, range]) => {
    const given = shell.packages[needed];
    if (given !== undefined && satisfies(given, range)) return [];
    return [`${name} needs ${needed} ${range}, the shell gives ${given ?? 'none'}`];
  });
  const { api } = peerDependencies;
  return [
    ...(contract === shell.contract
      ? []
      : [`${name} was built for contract ${contract}, the shell serves contract ${shell.contract}`]),
    ...(missing.length === 0 ? [] : [`${name} uses what the shell does not give: ${someOf(missing)}`]),
    ...older,
  ]
    .map((lack) => `${lack}: build it with the packages of that shell, or release the shell first`)
    .concat(
      api === undefined || apiVersion === undefined || satisfies(apiVersion, api)
        ? []
        : [`${name} was built with api ${api}, the server answers ${apiVersion}: release the server first`],
    );
}

const nameProblems = ({ name, container, prefixes }: Release): string[] => [
  ...(/^mf-[a-z][a-z0-9-]*$/.test(name)
    ? []
    : [`${name} is no name of a remote: call it mf- and a word, such as mf-lounge`]),
  ...(/^\w+$/.test(container)
    ? []
    : [`${name} calls its container ${container}: use letters, digits and _ alone`]),
  ...(prefixes.every((prefix) => /^[\w-]+(\/[\w-]+)*$/.test(prefix))
    ? []
    : [`${name} answers for paths that are none: ${prefixes.join(', ')}; write them as app/lounge`]),
];

function grantProblems({ name, pages, slots, navigation }: Release, granted: Granted | undefined): string[] {
  if (!granted) return [];
  if (name !== granted.name)
    return [`The release is of ${name}, the key is for ${granted.name}: ask for a key of its own`];
  const isGranted = (route: string) =>
    granted.prefixes.some((prefix) => route === prefix || route.startsWith(`${prefix}/`));
  const widen = 'leave it out, or ask an Administrator for a key with it';
  return [
    ...Object.keys(pages)
      .filter((route) => !isGranted(route))
      .map((route) => `/${route} is not among the paths granted to ${name}: ${widen}`),
    ...slots
      .filter((slot) => !granted.slots.includes(slot))
      .map((slot) => `The slot ${slot} is not granted to ${name}: ${widen}`),
    ...(navigation.length > 0 && !granted.menu
      ? [`A menu entry is not granted to ${name}: ${widen}`]
      : navigation
          .filter(({ to }) => !isGranted(to.replace(/^\//, '')))
          .map(({ to }) => `The menu entry to ${to} leaves the paths granted to ${name}: ${widen}`)),
  ];
}

/** Returns each problem as a sentence that also says how to solve it. */
export const judge = (release: Release, standing: Standing): string[] => [
  ...nameProblems(release),
  ...grantProblems(release, standing.granted),
  ...versionProblems(release, standing),
  ...claimsOf(release, standing.registry),
  ...(standing.files ? fileProblems(release, standing.files) : []),
];
