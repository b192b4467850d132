import { createRequire } from 'node:module';
import path from 'node:path';
import { inRoot } from '../root.ts';
import { runNode } from '../runProgram.ts';

/** One workspace alone, as its webpack.config.js says. */
export const serveAlone = async (name: string): Promise<number> => {
  const manifest = createRequire(inRoot('tooling/package.json')).resolve('webpack-cli/package.json');
  const { code } = await runNode(path.join(path.dirname(manifest), 'bin/cli.js'), {
    args: ['serve'],
    cwd: inRoot(name),
  });
  return code;
};
