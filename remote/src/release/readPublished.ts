import { Refused } from './Refused.ts';
import type { Files, Release } from './Release.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { releaseIn } from './readable.ts';

export const folderOf = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `remotes/${name}/${version}/`;

export const readPublished = async (
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<{ release: Release; files: Files }> => {
  const folder = folderOf({ name, version });
  const manifest = await store.read(`${folder}release.json`);
  if (!manifest) throw new Refused([`${name} ${version} is not kept in ${store.name}`]);
  const keys = await store.list(folder);
  const stored = await Promise.all(keys.map((key) => store.read(key)));
  const files = new Map(
    stored.flatMap((file, index) => (file ? [[keys[index]?.slice(folder.length) ?? '', file.content]] : [])),
  );
  return { release: releaseIn(`${name} ${version}`, manifest.content.toString()), files };
};
