import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import Minimizer from 'minimizer-webpack-plugin';
import type webpack from 'webpack';

const swc = (syntax: 'ts' | 'tsx', development: boolean) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: syntax === 'tsx' },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development, refresh: development } },
    },
  },
});

/** The package's folder is part of the hash, because two packages may have files of the same name. */
const cssModules = (scope: string, exportOnlyLocals: boolean) => ({
  loader: 'css-loader',
  options: {
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      exportOnlyLocals,
      localIdentName: '[local]-[hash:base64:5]',
      localIdentHashSalt: scope,
    },
  },
});

/**
 * antd's packages do not declare that webpack may leave out unused modules. Without this rule, every page
 * with a form would load all of them.
 */
const leavesOut = { test: /[\\/]node_modules[\\/]@(rc-component|ant-design)[\\/]/, sideEffects: false };

interface Settings {
  name: string;
  context: string;
  development?: boolean;
  folder?: string;
  /** If true, the built code runs in Node, to render pages at build time. */
  server?: boolean;
}

/**
 * Each CSS rule must be in only one file: a copy in a file that loads later would win over the rules that are
 * meant to override it.
 */
export const stylesOnce = { type: 'css/mini-extract', chunks: 'async', minChunks: 2, enforce: true } as const;

export function base(settings: Settings): webpack.Configuration {
  const { name, context, folder = 'assets/', development = false, server = false } = settings;
  const hashed = (extension: string) =>
    development ? `[name].${extension}` : `${folder}[name].[contenthash:8].${extension}`;
  const css = cssModules(path.basename(context), server);
  return {
    name,
    context,
    mode: development ? 'development' : 'production',
    target: server ? 'node20' : ['web', 'es2022'],
    devtool: development ? 'eval-cheap-module-source-map' : false,
    output: {
      path: path.join(context, 'dist/web'),
      filename: hashed('js'),
      chunkFilename: hashed('js'),
      uniqueName: name,
      clean: true,
    },
    resolve: { conditionNames: ['portal-source', '...'], extensions: ['.mjs', '.js'] },
    resolveLoader: { modules: [path.join(import.meta.dirname, '../../../node_modules'), 'node_modules'] },
    module: {
      rules: [
        { test: /\.ts$/, exclude: /node_modules/, use: swc('ts', development) },
        { test: /\.tsx$/, exclude: /node_modules/, use: swc('tsx', development) },
        { test: /\.css$/, use: server ? [css] : [MiniCssExtractPlugin.loader, css] },
        { test: /\.svg$/, type: 'asset' },
        leavesOut,
      ],
    },
    optimization: {
      splitChunks: { cacheGroups: { styles: stylesOnce } },
      minimize: !development && !server,
      minimizer: [
        new Minimizer({
          minify: Minimizer.swcMinify,
          minimizerOptions: { compress: { passes: 3 } },
          extractComments: false,
          parallel: false,
        }),
      ],
    },
    performance: { hints: false },
    // The plugin that writes a remote's manifest warns that the address of its files is known only in the
    // browser, as expected.
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
    plugins: server
      ? []
      : [new MiniCssExtractPlugin({ filename: hashed('css'), chunkFilename: hashed('css') })],
  };
}
