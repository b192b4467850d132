import type { PageFiles, Release } from './Release.ts';

/** The shell needs all these values to run a version of a remote. Paths are absolute within the portal. */
export type PublishedVersion = Omit<Release, 'name' | 'uses' | 'laterIntegrity' | 'peerDependencies'>;

interface Since {
  since: string;
  commit: string;
}

/** Only some users get a candidate: users of a channel, or a share of all users in percent. */
export type Candidate = PublishedVersion & Since & ({ channel: string } | { share: number });

export type RegisteredRemote = PublishedVersion & Since & { candidates?: Candidate[] };

/** The registry is the content of /remotes.json. One write of the file can release several parts together. */
export interface Registry {
  shell?: string;
  remotes: Record<string, RegisteredRemote>;
}

export function publishedVersion({
  name,
  uses: _uses,
  laterIntegrity: _later,
  peerDependencies: _needed,
  ...release
}: Release): PublishedVersion {
  const base = `/remotes/${name}/${release.version}/`;
  return {
    ...release,
    entry: base + release.entry,
    preload: release.preload.map((file) => base + file),
    pages: Object.fromEntries(
      Object.entries(release.pages).map(([route, { files, ...page }]) => [
        route,
        { ...page, files: files.map((file) => base + file) },
      ]),
    ),
    integrity: Object.fromEntries(
      Object.entries(release.integrity).map(([file, hash]) => [base + file, hash]),
    ),
  };
}

export const versionsOf = ({ candidates = [], ...live }: RegisteredRemote): PublishedVersion[] => [
  live,
  ...candidates,
];

type Answering = Pick<PublishedVersion, 'pages'>;

const routesOf = ({ pages }: Answering): [string, PageFiles['audience']?][] =>
  Object.entries(pages).map(([route, { audience }]) => [route, audience]);

function meet(one: string, other: string): boolean {
  const [parts, others] = [one.split('/'), other.split('/')];
  const isEither = (part: string, beside = '') =>
    part === beside || part.startsWith(':') || beside.startsWith(':');
  return parts.length === others.length && parts.every((part, index) => isEither(part, others[index]));
}

/** Two remotes may not claim the same path or slot: the result would depend on the order of releases. */
export function claimsOf(
  release: Pick<Release, 'name' | 'container' | 'pages' | 'slots'>,
  { remotes }: Registry,
): string[] {
  return Object.entries(remotes)
    .filter(([name]) => name !== release.name)
    .flatMap(([name, remote]) =>
      versionsOf(remote).flatMap(({ container, slots, ...other }) => [
        ...routesOf(release)
          .filter(([route, audience]) =>
            routesOf(other).some(([claimed, whose]) => whose === audience && meet(route, claimed)),
          )
          .map(([route]) => `${name} and ${release.name} both answer for /${route}: take another path`),
        ...release.slots
          .filter((slot) => slots.includes(slot))
          .map((slot) => `${name} and ${release.name} both fill the slot ${slot}: one of them must leave it`),
        ...(container === release.container
          ? [`${name} and ${release.name} both call their container ${container}: call it otherwise`]
          : []),
      ]),
    );
}

/** A former remote is kept, unless a new release takes one of its paths or slots. */
export function registryOf(releases: Release[], former: Registry, now: Since): Registry {
  const registry: Registry = { remotes: {} };
  for (const release of releases) {
    const [claimed] = claimsOf(release, registry);
    if (claimed) throw new Error(claimed);
    const known = former.remotes[release.name];
    const { since, commit } = known?.version === release.version ? { ...now, ...known } : now;
    registry.remotes[release.name] = { ...publishedVersion(release), since, commit };
  }
  for (const [name, remote] of Object.entries(former.remotes)) {
    const isOutside = !(name in registry.remotes);
    if (isOutside && claimsOf({ ...remote, name }, registry).length === 0) registry.remotes[name] = remote;
  }
  return registry;
}
