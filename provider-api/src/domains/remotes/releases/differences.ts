import { folderOf, hashesOf, type Release, type ReleaseStore, releaseIn } from 'remote/release';

export async function manifestOf(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<Release | undefined> {
  const stored = await store.read(`${folderOf({ name, version })}release.json`);
  return stored && releaseIn(`${name} ${version}`, stored.content.toString());
}

type Facts = Readonly<Record<string, string>>;

function difference(before: Facts, after: Facts) {
  const names = Object.keys(after);
  return {
    added: names.filter((name) => !(name in before)),
    changed: names.filter((name) => name in before && before[name] !== after[name]),
    removed: Object.keys(before).filter((name) => !(name in after)),
  };
}

const listed = (names: readonly string[]): Facts => Object.fromEntries(names.map((name) => [name, '']));

const factsOf = (release: Release | undefined) => ({
  files: release ? hashesOf(release) : {},
  packages: release?.peerDependencies ?? {},
  paths: Object.fromEntries(
    Object.entries(release?.pages ?? {}).map(([path, { audience, permissions = [] }]) => [
      path,
      [audience, ...permissions].join(),
    ]),
  ),
  slots: listed(release?.slots ?? []),
});

export function differencesOf(live: Release | undefined, next: Release) {
  const [before, after] = [factsOf(live), factsOf(next)];
  return {
    files: difference(before.files, after.files),
    packages: difference(before.packages, after.packages),
    paths: difference(before.paths, after.paths),
    slots: difference(before.slots, after.slots),
  };
}
