import { integrityOf } from './integrity.ts';
import { type Files, hashesOf, type Release } from './Release.ts';

export const maxBytes = 10 * 1024 * 1024;
export const maxFiles = 500;
const allowed = ['js', 'css', 'map', 'json', 'woff2', 'png', 'jpg', 'webp', 'avif', 'gif', 'ico'];

/** A file name names no folder, and has only characters that every server treats alike. */
const isFileName = (file: string): boolean =>
  /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(file) && allowed.includes(file.split('.').at(-1) ?? '');

export function fileProblems(release: Release, files: Files): string[] {
  const { entry, preload, integrity } = release;
  const named = `${release.name} ${release.version}`;
  const hashes = hashesOf(release);
  const bytes = [...files.values()].reduce((sum, content) => sum + content.byteLength, 0);
  const strangers = [...files.keys()].filter((file) => file !== 'release.json' && !(file in hashes));
  const again = 'build it again';
  return [
    ...(bytes <= maxBytes
      ? []
      : [
          `${named} has ${(bytes / 1024 / 1024).toFixed(1)} MB, 10 MB are allowed: leave out what no page needs`,
        ]),
    ...(files.size <= maxFiles
      ? []
      : [`${named} has ${files.size} files, ${maxFiles} are allowed: split it into fewer`]),
    ...[...files.keys()]
      .filter((file) => !isFileName(file))
      .map(
        (file) =>
          `${named} has ${file}: allowed are names of letters, digits, . _ - for ${allowed.join(' ')}`,
      ),
    ...strangers.map((file) => `${named} was built with ${file}, which release.json does not name: ${again}`),
    ...[entry, ...preload]
      .filter((file) => !(file in integrity))
      .map((file) => `${named} names ${file} without a hash: ${again}`),
    ...Object.entries(hashes).flatMap(([file, hash]) => {
      const content = files.get(file);
      if (!content) return [`${named} lacks ${file}: ${again}`];
      return integrityOf(content) === hash ? [] : [`${named}: ${file} is not what was built: ${again}`];
    }),
  ];
}
