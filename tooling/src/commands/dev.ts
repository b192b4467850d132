import { createRequire } from 'node:module';
import path from 'node:path';
import { endAll } from '../atEnd.ts';
import { remotes } from '../checks/workspaces.ts';
import { inRoot } from '../root.ts';
import { runNode } from '../runProgram.ts';

/** Serves one remote alone from its sources, hot; its calls go to the portal at PORTAL_URL (http://localhost:3000). */
export const run = async ([name = '']: readonly string[]): Promise<number> => {
  if (!remotes().includes(name)) {
    console.error(`Say which remote: npm run dev -- ${remotes().join(' | ')}`);
    return 1;
  }
  const cli = path.join(
    path.dirname(createRequire(inRoot('tooling/package.json')).resolve('webpack-cli/package.json')),
    'bin/cli.js',
  );
  const { code } = await runNode(cli, { args: ['serve'], cwd: inRoot(name) });
  await endAll();
  return code;
};
