import path from 'node:path';
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type webpack from 'webpack';
import { base } from './base.ts';
import { type DevServer, devCache, devPage, devServer } from './standalone.ts';

export function kit(dir: string): webpack.Configuration & DevServer {
  const common = base({ name: 'kit', context: dir, development: true });
  return {
    ...common,
    entry: path.join(dir, 'src/kit/main.tsx'),
    output: { ...common.output, publicPath: '/' },
    cache: devCache('kit'),
    plugins: [
      ...(common.plugins ?? []),
      new HtmlWebpackPlugin({ title: 'The kit', templateContent: devPage }),
      new ReactRefresh({ library: 'kit' }),
    ],
    devServer: devServer(3199),
  };
}
