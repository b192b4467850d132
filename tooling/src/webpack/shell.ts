import path from 'node:path';
import { BuildFilePlugin, ChunkRetryPlugin, namesProvided } from 'remote/webpack';
import webpack from 'webpack';
import { inRoot } from '../root.ts';
import { themeFile } from '../theme/themeCss.ts';
import { base, stylesOnce } from './base.ts';
import { entryFilesOf } from './entryFiles.ts';
import { federatedHost } from './federation.ts';
import { sharedChunksOf } from './sharedChunks.ts';

/** Libraries change less often than our code, so their own file remains cached across releases. */
const libraries: webpack.Configuration['optimization'] = {
  splitChunks: {
    chunks: 'all',
    cacheGroups: {
      libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', chunks: 'initial', priority: 10 },
      styles: stylesOnce,
    },
  },
};

/** With this comment at the very beginning of a start script, the browser compiles the script while it loads. */
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

/**
 * These scripts run before or without the application. Each script is one file, without libraries or
 * federation.
 */
function pages(dir: string): webpack.Configuration {
  const common = base({ name: 'pages', context: dir });
  return {
    ...common,
    entry: {
      boot: path.join(dir, 'src/start/boot.ts'),
      // The landing pages use the application's theme without the application.
      landing: [
        inRoot(themeFile),
        inRoot('shared-ui/src/theme/theme.css'),
        path.join(dir, 'src/landing/landingPage.ts'),
      ],
      serviceWorker: { import: path.join(dir, 'src/offline/serviceWorker.ts'), filename: 'sw.js' },
    },
    output: { ...common.output, path: path.join(dir, 'dist/pages'), publicPath: '/' },
    plugins: [...(common.plugins ?? []), new BuildFilePlugin('entries.json', entryFilesOf)],
  };
}

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
