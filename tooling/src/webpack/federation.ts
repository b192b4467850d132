import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { shared } from 'remote/federation';
import { federationCommon, webOnly } from 'remote/webpack';

/**
 * With this plugin the host gives remotes its copy of the federation runtime. The option `provideExternalRuntime`
 * would use the package's CommonJS file, and so a second copy.
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
