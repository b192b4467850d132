import path from 'node:path';
import { root } from 'tooling/programs';
import { base, EntryFilesPlugin, libraries } from 'tooling/webpack';
import webpack from 'webpack';

/**
 * The same code as one build without federation, to measure federation against (docs/performance.md): where the shell
 * would fetch a container, the remote is imported.
 */
export function monolith(output: string): webpack.Configuration {
  const context = path.join(root, 'shell');
  const common = base({ name: 'monolith', context });
  const direct = path.join(root, 'measurements/monolith/fetchContainer.ts');
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
