import type { moduleFederationPlugin } from '@module-federation/enhanced';
import type { Names } from '../release/Release.ts';
import { versionOf } from './packages.ts';
import { shared } from './sharedModules.ts';

/** The name contains the version, so that a remote built for another runtime is refused. */
export const runtimeName = (): Names => ({
  'federation run time': [versionOf('@module-federation/enhanced')],
});

export const federationCommon = {
  shareStrategy: 'loaded-first',
  dts: false,
} as const;

export const webOnly = { target: 'web', disableSnapshot: true } as const;

/** A remote uses the shell's runtime and shared modules, and cannot load other remotes. */
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
