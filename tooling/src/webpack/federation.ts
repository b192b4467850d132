import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { shared } from 'remote/federation';
import { federationCommon, webOnly } from 'remote/webpack';
import { inRoot } from '../root.ts';

/**
 * The plugin gives remotes the host's copy of the federation runtime. The option `provideExternalRuntime`
 * would use the package's CommonJS file and create a second copy.
 */
const provideRuntime = (): string =>
  fileURLToPath(import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'));

const provided = shared('shell');

/** Only the host provides the shared modules and the federation runtime. */
export const federatedHost = () =>
  new ModuleFederationPlugin({
    ...federationCommon,
    name: 'shell',
    remotes: {},
    shared: {
      ...provided,
      'react-router-dom': {
        ...provided['react-router-dom'],
        import: inRoot('shell/src/routes/reactRouter.ts'),
      },
    },
    manifest: false,
    runtimePlugins: [provideRuntime()],
    experiments: { optimization: webOnly },
  });
