import { parseArgs } from 'node:util';
import type { Audience } from 'remote/release';
import { channelName } from 'shared-api/rules';

export interface ReleaseOptions {
  readonly names: readonly string[];
  readonly audience: Audience;
  /** If true, everybody gets the version that some users already have. Nothing is built. */
  readonly promote: boolean;
  /** If true, uncommitted changes may be released, but only as a trial. */
  readonly uncommitted: boolean;
}

const readShare = (text: string): number => {
  const share = Number(text);
  if (!(share > 0 && share < 100)) throw new Error(`--share takes a number between 0 and 100, not ${text}`);
  return share;
};

const readChannel = (text: string): string => {
  if (!channelName.test(text))
    throw new Error(`--channel takes a short name in small letters, such as preview, not ${text}`);
  return text;
};

/** @throws Error with a sentence for the user */
export const readOptions = (args: readonly string[], known: readonly string[]): ReleaseOptions => {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      share: { type: 'string' },
      channel: { type: 'string' },
      promote: { type: 'boolean', default: false },
      uncommitted: { type: 'boolean', default: false },
    },
  });
  const { share, channel, promote, uncommitted } = values;
  const unknown = names.filter((name) => !known.includes(name));
  if (names.length === 0 || unknown.length > 0)
    throw new Error(
      `Say what to release, of ${known.join(', ')}${unknown.length > 0 ? `; not ${unknown.join(', ')}` : ''}`,
    );
  if ([share !== undefined, channel !== undefined, promote].filter(Boolean).length > 1)
    throw new Error('--share, --channel and --promote exclude each other');
  const forSome =
    share !== undefined
      ? { share: readShare(share) }
      : channel !== undefined && { channel: readChannel(channel) };
  if (names.includes('shell') && (forSome || promote))
    throw new Error('The shell goes to everybody: --share, --channel and --promote are for remotes');
  return { names, audience: forSome || 'all', promote, uncommitted };
};
