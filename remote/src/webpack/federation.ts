import type { moduleFederationPlugin } from '@module-federation/enhanced';
import type { Names } from '../release/Release.ts';
import { versionOf } from './packages.ts';
import { shared } from './sharedModules.ts';

/**
 * The shell provides the federation runtime, and a remote uses it under a name with its version: a remote built for
 * another version, or a shell without it, is refused.
 */
export const runtimeName = (): Names => ({
  'federation run time': [versionOf('@module-federation/enhanced')],
});

/** With 'loaded-first' a remote is not loaded before it is used. */
export const federationCommon = {
  shareStrategy: 'loaded-first',
  // The packages carry the types.
  dts: false,
} as const;

export const webOnly = { target: 'web', disableSnapshot: true } as const;

/** A remote uses the host's runtime and shared modules, and loads no other remote. */
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
