import { parseArgs } from 'node:util';
import { remotes } from '../checks/workspaces.ts';
import { devPortal } from '../dev/devPortal.ts';
import { serveAlone } from '../dev/serveAlone.ts';
import { endAll } from '../processes/atEnd.ts';

const usage = (): string =>
  [
    'npm run dev                                     everything from its sources',
    `npm run dev -- ${remotes().join(' | ')}`,
    '                                                one remote alone, against PORTAL_URL or a made-up portal',
    'npm run dev -- mf-wallet --portal https://…     one remote from its sources in a portal that runs elsewhere',
  ].join('\n');

export const run = async (args: readonly string[]): Promise<number> => {
  try {
    const { values, positionals: names } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { portal: { type: 'string' } },
    });
    if (names.some((name) => !remotes().includes(name))) throw new Error(usage());
    const [name, ...more] = names;
    if (name && more.length === 0 && values.portal === undefined) return await serveAlone(name);
    return await devPortal({ local: names.length > 0 ? names : remotes(), portalUrl: values.portal });
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    return 1;
  } finally {
    await endAll();
  }
};
