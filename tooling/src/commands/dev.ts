import { parseArgs } from 'node:util';
import { remotes } from '../checks/workspaces.ts';
import { devPortal } from '../dev/devPortal.ts';
import { serveAlone } from '../dev/serveAlone.ts';

const usage = (): string =>
  [
    'npm run dev                                     everything from its sources',
    `npm run dev -- ${remotes().join(' | ')}`,
    '                                                one remote alone, against a made-up portal',
    'npm run dev -- mf-wallet --portal https://…     one remote from its sources in a portal that runs elsewhere',
  ].join('\n');

export const run = async (args: readonly string[]): Promise<number> => {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { portal: { type: 'string' } },
  });
  if (names.some((name) => !remotes().includes(name))) throw new Error(usage());
  const [name, ...more] = names;
  if (name && more.length === 0 && values.portal === undefined) return serveAlone(name);
  return devPortal({ local: names.length > 0 ? names : remotes(), portalUrl: values.portal });
};
