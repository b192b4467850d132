import path from 'node:path';
import webpack from 'webpack';
import { base } from './base.ts';
import { EntryFilesPlugin } from './entryFiles.ts';
import { libraries } from './shell.ts';
import { root } from './workspace.ts';

/**
 * The same code as one build without federation, to measure federation against (docs/performance.md): where the shell
 * would fetch a container, the remote is imported.
 */
export function monolith(output: string): webpack.Configuration {
  const context = path.join(root, 'shell');
  const common = base({ name: 'monolith', context });
  const direct = path.join(root, 'tooling/monolith/fetchContainer.ts');
  return {
    ...common,
    entry: { main: path.join(context, 'src/main.ts') },
    output: { ...common.output, path: output, publicPath: '/' },
    optimization: { ...common.optimization, ...libraries },
    plugins: [
      ...(common.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/fetchContainer\.ts$/, direct),
      new EntryFilesPlugin(),
    ],
  };
}
