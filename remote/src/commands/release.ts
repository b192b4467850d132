import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fileProblems } from '../release/fileProblems.ts';
import { Refused } from '../release/Refused.ts';
import { filesOf, readRelease } from '../release/Release.ts';
import { dist } from './build.ts';

const audienceOf = ({ channel, share }: { channel?: string; share?: string }): string => {
  if (channel !== undefined && share !== undefined)
    throw new Error('--channel and --share exclude each other');
  if (channel !== undefined) return `channel:${channel}`;
  return share === undefined ? 'all' : `share:${share}`;
};

/** The key is not an argument, since arguments are visible in the process list and in the shell's history. */
const keyFrom = (file: string | undefined): string => {
  const key = file === undefined ? process.env.PORTAL_RELEASE_KEY : readFileSync(file, 'utf8');
  if (!key?.trim())
    throw new Error('The key is missing: put it into PORTAL_RELEASE_KEY, or name its file by --key-file');
  return key.trim();
};

interface Reply {
  readonly data?: {
    readonly remote: string;
    readonly version: string;
    readonly state: string;
    readonly page: string;
  };
  readonly errors?: readonly string[];
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      portal: { type: 'string' },
      channel: { type: 'string' },
      share: { type: 'string' },
      'key-file': { type: 'string' },
    },
  });
  if (!values.portal) throw new Error('Say into which portal: --portal https://portal.example');
  const portal = new URL(values.portal);
  if (portal.protocol !== 'https:' && portal.hostname !== 'localhost')
    throw new Error('A key travels over https alone');
  const [release, files] = [readRelease(dist), filesOf(dist)];
  const problems = fileProblems(release, files);
  if (problems.length > 0) throw new Refused(problems);
  const body = new FormData();
  body.append('audience', audienceOf(values));
  for (const [file, content] of files) body.append('files', new Blob([new Uint8Array(content)]), file);
  const authorization = `Bearer ${keyFrom(values['key-file'])}`;
  const reply = await fetch(new URL(`/api/releases/${release.name}`, portal), {
    method: 'POST',
    headers: { authorization },
    body,
    redirect: 'error',
  });
  const text = await reply.text();
  const { data, errors = [] }: Reply = /^\s*\{/.test(text) ? JSON.parse(text) : {};
  if (!reply.ok || !data)
    throw new Refused(errors.length > 0 ? errors : [`${portal.origin} answered ${reply.status}`]);
  console.log(
    data.state === 'live'
      ? `${data.remote} ${data.version} is live`
      : `${data.remote} ${data.version} waits; it is accepted at ${data.page}`,
  );
}
