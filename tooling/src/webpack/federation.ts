import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { shared } from 'remote/federation';
import { federationCommon, webOnly } from 'remote/webpack';

/**
 * The host hands its copy of the run time to the remotes by this plugin. The switch `provideExternalRuntime` names
 * the package's CommonJS file instead, and with it a second copy of the run time.
 */
const provideRuntime = (): string =>
  fileURLToPath(import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'));

/** The host alone provides what is shared, and the federation run time itself. */
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
