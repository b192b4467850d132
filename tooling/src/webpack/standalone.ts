import path from 'node:path';
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type webpack from 'webpack';
import { base } from './base.ts';

const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>
  <body><div id="root"></div></body>
</html>`;

export interface DevServer {
  devServer?: Record<string, unknown>;
}

/** The remote alone, hot, with calls going to a portal that runs beside it (PORTAL_URL, default port 3000). */
export function standalone(dir: string, port: number): webpack.Configuration & DevServer {
  const name = path.basename(dir);
  const common = base({ name, context: dir, development: true });
  return {
    ...common,
    entry: { main: path.join(dir, 'src/standalone.tsx') },
    output: { ...common.output, publicPath: '/' },
    plugins: [
      ...(common.plugins ?? []),
      new HtmlWebpackPlugin({ title: name, templateContent: page }),
      new ReactRefresh({ library: name }),
    ],
    devServer: {
      port,
      hot: true,
      historyApiFallback: true,
      client: { overlay: false },
      proxy: [{ context: ['/api'], target: process.env.PORTAL_URL ?? 'http://localhost:3000' }],
    },
  };
}
