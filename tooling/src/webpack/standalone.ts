import path from 'node:path';
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { readTable } from 'remote/webpack';
import webpack from 'webpack';
import type { Configuration, Middleware, Request, Response } from 'webpack-dev-server';
import { root } from '../root.ts';
import { base } from './base.ts';

export const devPage = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
  <body><div id="root"></div></body>
</html>`;

export interface DevServer {
  devServer?: Configuration;
}

export const answering =
  (path: string, middleware: (request: Request, reply: Response) => void) =>
  (middlewares: Middleware[]): Middleware[] => [{ name: path, path, middleware }, ...middlewares];

export const devServer = (port: number): Configuration => ({
  port,
  hot: true,
  historyApiFallback: true,
  client: { overlay: false },
  // Compression would delay the portal's live events.
  compress: false,
});

export const devCache = (name: string): webpack.Configuration['cache'] => ({
  type: 'filesystem',
  name,
  cacheDirectory: path.join(root, '.cache/webpack'),
});

/** The remote uses a fake portal that is made from the API contract. */
export function standalone(dir: string, port: number): webpack.Configuration & DevServer {
  const name = path.basename(dir);
  const { label, prefixes, navigation } = readTable(dir);
  const common = base({ name, context: dir, development: true });
  return {
    ...common,
    entry: { main: path.join(root, 'tooling/standalone/main.tsx') },
    output: { ...common.output, publicPath: '/' },
    resolve: { ...common.resolve, alias: { 'the-remote$': path.join(dir, 'src/remote.tsx') } },
    cache: devCache(`standalone-${name}`),
    plugins: [
      ...(common.plugins ?? []),
      new webpack.DefinePlugin({
        __REMOTE__: JSON.stringify({ label, prefixes, navigation }),
      }),
      new HtmlWebpackPlugin({ title: name, templateContent: devPage }),
      new ReactRefresh({ library: name }),
    ],
    devServer: devServer(port),
  };
}
