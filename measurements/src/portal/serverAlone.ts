import { ServerProcess } from 'tooling/portal';
import { inRoot } from 'tooling/programs';

/** It is not yet started, and has no gateway beside it. */
export const serverAlone = (env: NodeJS.ProcessEnv): ServerProcess =>
  new ServerProcess({
    name: 'The server',
    main: inRoot('provider-api/dist/src/main.js'),
    env,
    healthUrl: `http://localhost:${env.PORT}/api/health`,
    onLine: () => undefined,
  });
