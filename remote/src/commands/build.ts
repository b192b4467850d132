import path from 'node:path';
import { fileProblems } from '../release/fileProblems.ts';
import { Refused } from '../release/Refused.ts';
import { filesOf, type Release, readRelease } from '../release/Release.ts';
import { identityOf } from '../webpack/identity.ts';
import { writeReleaseFile } from '../webpack/releaseFile.ts';
import { runHere } from './run.ts';

export const dist = path.resolve('dist');

/** With webpack, the portal's plug-in has already written release.json, with details that this function lacks. */
export async function bundle(): Promise<Release> {
  await runHere('The build', 'npm', ['run', '--silent', 'bundle']);
  return filesOf(dist).has('release.json')
    ? readRelease(dist)
    : writeReleaseFile(process.cwd(), dist, identityOf(process.cwd()));
}

export async function run(): Promise<void> {
  const { name, version } = await bundle();
  const files = filesOf(dist);
  const problems = fileProblems(readRelease(dist), files);
  if (problems.length > 0) throw new Refused(problems);
  const bytes = [...files.values()].reduce((sum, content) => sum + content.byteLength, 0);
  console.log(`${name} ${version}: ${files.size} files, ${Math.round(bytes / 1024)} kB in dist`);
}
