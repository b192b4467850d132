import type webpack from 'webpack';
import { base } from './base.ts';
import { federatedRemote } from './federation.ts';
import { hashOfInputs } from './inputs.ts';
import { BuildFilePlugin } from './plugins/buildFile.ts';
import { ChunkRetryPlugin } from './plugins/chunkRetry.ts';
import { IntegrityPlugin } from './plugins/integrity.ts';
import { releaseOf } from './releaseFile.ts';
import { type DevServer, standalone } from './standalone.ts';
import { packageJson } from './workspace.ts';

interface Options {
  /** The remote alone is served there for its developers. */
  port: number;
}

/** `webpack` builds the module that the shell loads, `webpack serve` runs the remote alone. */
export function remote(dir: string, { port }: Options): webpack.Configuration & DevServer {
  return process.env.WEBPACK_SERVE ? standalone(dir, port) : federated(dir);
}

function federated(dir: string): webpack.Configuration {
  const { name, version: stated } = packageJson(dir);
  const version = `${process.env.RELEASE_VERSION || stated}-${hashOfInputs(name).slice(0, 8)}`;
  // Registering one container name again with another version breaks an open page, hence the version in the name.
  const container = `${name}_${version}`.replace(/\W/g, '_');
  const common = base({ name: container, context: dir, folder: '' });
  return {
    ...common,
    entry: {},
    output: { ...common.output, publicPath: 'auto' },
    plugins: [
      ...(common.plugins ?? []),
      federatedRemote(container),
      new ChunkRetryPlugin(),
      new IntegrityPlugin(),
      new BuildFilePlugin('release.json', (build) => releaseOf(dir, { name, version, container }, build)),
    ],
  };
}
