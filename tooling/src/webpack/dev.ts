import { mkdirSync } from 'node:fs';
import path from 'node:path';
import ReactRefresh from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { type PublishedVersion, type Registry, registryIn, writeAtomically } from 'remote/release';
import { contractVersion, readTable } from 'remote/webpack';
import webpack from 'webpack';
import { root } from '../root.ts';
import { base } from './base.ts';
import { federatedHost } from './federation.ts';
import { answering, type DevServer, devCache, devPage, devServer } from './standalone.ts';

/**
 * The result is a remote's version for the registry. The browser loads nothing from the addresses in the
 * result, because the remote is part of the shell's build.
 */
function describe(name: string): PublishedVersion {
  const { imports: _, ...table } = readTable(path.join(root, name));
  const entry = `/remotes/${name}/local/remoteEntry.js`;
  return {
    version: 'local',
    container: `${name}_local`.replace(/\W/g, '_'),
    entry,
    contract: contractVersion(),
    ...table,
    preload: [],
    integrity: { [entry]: 'sha384-local' },
  };
}

async function devRegistry(local: readonly string[], portalUrl: string | undefined): Promise<Registry> {
  const since = new Date().toISOString();
  const own = local.map((name) => [name, { ...describe(name), since, commit: '' }]);
  const reply = portalUrl === undefined ? undefined : await fetch(new URL('/remotes.json', portalUrl));
  if (reply && !reply.ok) throw new Error(`${portalUrl} has no registry: it answered ${reply.status}`);
  const { remotes } = reply ? registryIn(String(portalUrl), await reply.text()) : { remotes: {} };
  return { remotes: { ...remotes, ...Object.fromEntries(own) } };
}

/** The build uses the written file instead of shell/src/remotes/localRemotes.ts. */
function writeLocalRemotes(local: readonly string[]): string {
  const file = path.join(root, '.cache/dev/localRemotes.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = local.map((name) => {
    const module = path.join(root, name, 'src/remote.tsx').split(path.sep).join('/');
    return `  '${name}': () => import('${module}'),`;
  });
  writeAtomically(file, `export const localRemotes = {\n${lines.join('\n')}\n};\n`);
  return file;
}

interface Options {
  readonly port: number;
  readonly local: readonly string[];
  readonly apiUrl: string;
  /** The portal at this address provides the other remotes. */
  readonly portalUrl: string | undefined;
}

/**
 * The shell and the named remotes are one compilation, with hot updates. Other remotes come from the portal's
 * registry.
 */
export async function dev({
  port,
  local,
  apiUrl,
  portalUrl,
}: Options): Promise<webpack.Configuration & DevServer> {
  const dir = path.join(root, 'shell');
  const common = base({ name: 'shell', context: dir, development: true });
  const registry = JSON.stringify(await devRegistry(local, portalUrl));
  const localRemotes = writeLocalRemotes(local);
  return {
    ...common,
    entry: { main: path.join(dir, 'src/start/main.ts') },
    output: { ...common.output, publicPath: '/' },
    cache: devCache(`portal-${local.join('-')}`),
    plugins: [
      ...(common.plugins ?? []),
      federatedHost(),
      new webpack.NormalModuleReplacementPlugin(/\/localRemotes\.ts$/, localRemotes),
      new HtmlWebpackPlugin({ title: 'Portal', templateContent: devPage }),
      new ReactRefresh({ library: 'shell' }),
    ],
    devServer: {
      ...devServer(port),
      static: path.join(dir, 'public'),
      proxy: [{ context: ['/api', '/mailbox', '/remotes/'], target: apiUrl, changeOrigin: true }],
      setupMiddlewares: answering('/remotes.json', (_, reply) => {
        reply.setHeader('content-type', 'application/json');
        reply.end(registry);
      }),
    },
  };
}
