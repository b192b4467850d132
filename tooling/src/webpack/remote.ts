import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { federation, identity } from 'remote/federation';
import { packageJson, portalPlugins } from 'remote/webpack';
import type webpack from 'webpack';
import { base } from './base.ts';
import { hashOfInputs } from './inputs.ts';
import { type DevServer, standalone } from './standalone.ts';

interface Options {
  port: number;
}

export function remote(dir: string, { port }: Options): webpack.Configuration & DevServer {
  return process.env.WEBPACK_SERVE ? standalone(dir, port) : federated(dir);
}

function federated(dir: string): webpack.Configuration {
  const { name, version } = packageJson(dir);
  const hash = hashOfInputs(name).slice(0, 8);
  const own = identity(name, `${process.env.RELEASE_VERSION || version}-${hash}`);
  const common = base({ name: own.container, context: dir, folder: '' });
  return {
    ...common,
    entry: {},
    output: { ...common.output, publicPath: 'auto' },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin(federation(own.container)),
      ...portalPlugins(dir, own),
    ],
  };
}
