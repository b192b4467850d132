import path from 'node:path';
import { BuildFilePlugin, ChunkRetryPlugin, namesProvided } from 'remote/webpack';
import webpack from 'webpack';
import { inRoot } from '../root.ts';
import { themeFile } from '../theme/themeCss.ts';
import { base, stylesOnce } from './base.ts';
import { entryFilesOf } from './entryFiles.ts';
import { federatedHost } from './federation.ts';
import { sharedChunksOf } from './sharedChunks.ts';

/** The libraries change less often than our own code: in a file of their own they survive a release in the cache. */
const libraries: webpack.Configuration['optimization'] = {
  splitChunks: {
    chunks: 'all',
    cacheGroups: {
      libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', priority: 10 },
      styles: stylesOnce,
    },
  },
};

/** Has the browser compile the scripts of the start while they are on their way; it is read at a file's very beginning. */
const compiledAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    entryOnly: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

export function shell(dir: string): webpack.Configuration[] {
  return [application(dir), pages(dir), renderer(dir)];
}

function application(dir: string): webpack.Configuration {
  const common = base({ name: 'shell', context: dir });
  return {
    ...common,
    entry: { main: path.join(dir, 'src/start/main.ts') },
    output: { ...common.output, publicPath: '/' },
    optimization: { ...common.optimization, ...libraries },
    plugins: [
      ...(common.plugins ?? []),
      federatedHost(),
      new ChunkRetryPlugin(),
      compiledAhead(),
      new BuildFilePlugin('entries.json', entryFilesOf),
      new BuildFilePlugin('provides.json', namesProvided),
      new BuildFilePlugin('shared-chunks.json', sharedChunksOf),
    ],
  };
}

/** These scripts run before or without the application, each a file of its own: no libraries, no federation. */
function pages(dir: string): webpack.Configuration {
  const common = base({ name: 'pages', context: dir });
  return {
    ...common,
    entry: {
      boot: path.join(dir, 'src/start/boot.ts'),
      // Its pages have the application's colours without the application.
      landing: [inRoot(themeFile), path.join(dir, 'src/landing/landingPage.ts')],
      serviceWorker: { import: path.join(dir, 'src/offline/serviceWorker.ts'), filename: 'sw.js' },
    },
    output: { ...common.output, path: path.join(dir, 'dist/pages'), publicPath: '/' },
    plugins: [...(common.plugins ?? []), new BuildFilePlugin('entries.json', entryFilesOf)],
  };
}

/** The static pages are rendered while the site is put together. */
function renderer(dir: string): webpack.Configuration {
  const common = base({ name: 'renderer', context: dir, server: true });
  return {
    ...common,
    entry: { pages: path.join(dir, 'src/pages/renderPages.tsx') },
    output: {
      ...common.output,
      path: path.join(dir, 'dist/renderer'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
  };
}
