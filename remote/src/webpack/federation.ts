import type { moduleFederationPlugin } from '@module-federation/enhanced';
import type { Names } from '../release/Release.ts';
import { versionOf } from './packages.ts';
import { shared } from './sharedModules.ts';

/**
 * The federation run time is one of the things that a shell gives and a remote uses: a remote built for one version
 * of it does not run in a shell that gives another, or none.
 */
export const runtimeName = (): Names => ({
  'federation run time': [versionOf('@module-federation/enhanced')],
});

/** A fetched remote is asked for shared modules only when it uses them. */
export const federationCommon = {
  shareStrategy: 'loaded-first',
  // Types travel through the packages.
  dts: false,
} as const;

export const webOnly = { target: 'web', disableSnapshot: true } as const;

/**
 * A remote runs on the host's copy of the run time, takes everything shared from the host, and loads no other remote.
 */
export const federation = (container: string) =>
  ({
    ...federationCommon,
    name: container,
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: { './remote': './src/remote.tsx' },
    shared: shared('remote'),
    manifest: true,
    experiments: { externalRuntime: true, optimization: { ...webOnly, disableRemote: true } },
  }) satisfies moduleFederationPlugin.ModuleFederationPluginOptions;
