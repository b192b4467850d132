import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Names } from 'remote/release';
import { shared } from './shared/sharedModules.ts';
import { versionOf } from './workspace.ts';

/**
 * The federation run time is one of the things that a shell gives and a remote uses: a remote built for one version
 * of it does not run in a shell that gives another, or none.
 */
export const runtimeName = (): Names => ({
  'federation run time': [versionOf('@module-federation/enhanced')],
});

/** A fetched remote is asked for shared modules only when it uses them. */
const common = {
  shareStrategy: 'loaded-first',
  // Types travel through the workspaces.
  dts: false,
} as const;

const optimization = { target: 'web', disableSnapshot: true } as const;

/**
 * The host hands its copy of the run time to the remotes by this plugin. The switch `provideExternalRuntime` names
 * the package's CommonJS file instead, and with it a second copy of the run time.
 */
const provideRuntime = (): string =>
  fileURLToPath(import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'));

/** The host alone provides what is shared, and the federation run time itself. */
export const federatedHost = () =>
  new ModuleFederationPlugin({
    ...common,
    name: 'shell',
    remotes: {},
    shared: shared('shell'),
    manifest: false,
    runtimePlugins: [provideRuntime()],
    experiments: { optimization },
  });

/**
 * A remote runs on the host's copy of the run time, takes everything shared from the host, and loads no other remote.
 */
export const federatedRemote = (container: string) =>
  new ModuleFederationPlugin({
    ...common,
    name: container,
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: { './remote': './src/remote.tsx' },
    shared: shared('remote'),
    manifest: true,
    experiments: { externalRuntime: true, optimization: { ...optimization, disableRemote: true } },
  });
