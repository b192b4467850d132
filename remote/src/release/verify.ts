import { integrityOf } from './integrity.ts';
import { hashesOf, type Release } from './Release.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { releaseIn } from './readable.ts';

export const integrityProblems = async (
  release: Release,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<readonly string[]> => {
  const { name, version, entry, preload, integrity } = release;
  const problems = [entry, ...preload]
    .filter((file) => !(file in integrity))
    .map((file) => `${name} ${version} names ${file} without a hash`);
  for (const [file, hash] of Object.entries(hashesOf(release))) {
    const content = await read(file);
    if (!content) problems.push(`${name} ${version} lacks ${file}`);
    else if (integrityOf(content) !== hash)
      problems.push(`${name} ${version}: ${file} is not what was built`);
  }
  return problems;
};

export const folderOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `remotes/${name}/${version}/`;

export const readPublished = async (
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<{ release: Release | undefined; problems: readonly string[] }> => {
  const folder = folderOf({ name, version });
  const manifest = await store.read(`${folder}release.json`);
  if (!manifest) return { release: undefined, problems: [`${name} ${version} is not kept in ${store.name}`] };
  const release = releaseIn(`${name} ${version}`, manifest.content.toString());
  const read = async (file: string) => (await store.read(folder + file))?.content;
  return { release, problems: await integrityProblems(release, read) };
};
