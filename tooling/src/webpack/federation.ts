import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { shared } from 'remote/federation';
import { federationCommon, webOnly } from 'remote/webpack';

/**
 * The plugin gives remotes the host's copy of the federation runtime. The option `provideExternalRuntime`
 * would use the package's CommonJS file and create a second copy.
 */
const provideRuntime = (): string =>
  fileURLToPath(import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'));

/** Only the host provides the shared modules and the federation runtime. */
export const federatedHost = () =>
  new ModuleFederationPlugin({
    ...federationCommon,
    name: 'shell',
    remotes: {},
    shared: shared('shell'),
    manifest: false,
    runtimePlugins: [provideRuntime()],
    experiments: { optimization: webOnly },
  });
