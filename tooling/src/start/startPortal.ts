import path from 'node:path';
import { inRoot, root } from '../root.ts';
import { refuseTakenPorts } from './refuseTakenPorts.ts';
import { ServerProcess } from './ServerProcess.ts';

export interface PortalOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly onLine?: (line: string) => void;
}

export interface Portal {
  readonly url: string;
  /** The address is undefined if the settings name a real gateway. */
  readonly gatewayUrl: string | undefined;
  readonly dataDir: string;
  readonly pid: number | undefined;
  /**
   * The signal stops the server as an operator or a crash would. The server then starts again with the same
   * data.
   */
  restart(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** The promise is fulfilled when a server has ended on its own. */
  readonly ended: Promise<number>;
}

/** The server itself reports a wrong PORT. */
const portOf = (env: NodeJS.ProcessEnv): number => Number(env.PORT ?? 3000) || 3000;

const gatewayPortOf = (env: NodeJS.ProcessEnv): number =>
  Number(env.GATEWAY_PORT ?? portOf(env) + 10) || portOf(env) + 10;

export const startPortal = async ({ env, onLine = () => undefined }: PortalOptions): Promise<Portal> => {
  const url = `http://localhost:${portOf(env)}`;
  const gatewayUrl = env.REMITA_URL ? undefined : `http://localhost:${gatewayPortOf(env)}`;
  const server = new ServerProcess({
    name: 'The portal',
    main: inRoot('provider-api/dist/src/main.js'),
    env,
    healthUrl: `${url}/api/health`,
    onLine,
  });
  const gateway =
    gatewayUrl === undefined
      ? undefined
      : new ServerProcess({
          name: 'The sandbox gateway',
          main: inRoot('provider-api/dist/sandbox/main.js'),
          env,
          healthUrl: `${gatewayUrl}/sandbox/health`,
          onLine,
        });
  const servers = gateway ? [server, gateway] : [server];
  const stop = async (signal?: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    await Promise.all(servers.map((each) => each.stop(signal)));
  };
  await refuseTakenPorts({ PORT: portOf(env), GATEWAY_PORT: gateway && gatewayPortOf(env) });
  // The server checks all settings, the gateway only its own, so the server's message is reported first.
  for (const outcome of await Promise.allSettled(servers.map((each) => each.start()))) {
    if (outcome.status === 'fulfilled') continue;
    await stop();
    throw outcome.reason;
  }
  let restarting: Promise<void> | undefined;
  const watch = async (each: ServerProcess): Promise<number> => {
    for (;;) {
      const code = await each.ended();
      if (!restarting) return code;
      // The caller of `restart` handles this failure.
      await restarting.catch(() => undefined);
    }
  };
  return {
    url,
    gatewayUrl,
    get pid() {
      return server.pid;
    },
    dataDir: path.resolve(root, env.DATA_DIR ?? '.data'),
    stop,
    ended: Promise.race(servers.map(watch)),
    restart: async (signal = 'SIGTERM') => {
      restarting = server.stop(signal).then(() => server.start());
      await restarting.finally(() => {
        restarting = undefined;
      });
    },
  };
};
