import path from 'node:path';
import { inRoot, root } from '../root.ts';
import { refuseTakenPorts } from './refuseTakenPorts.ts';
import { ServerProcess } from './ServerProcess.ts';

export interface PortalOptions {
  /** `npm start` takes these settings from the environment. */
  readonly env: NodeJS.ProcessEnv;
  readonly onLine?: (line: string) => void;
}

export interface Portal {
  readonly url: string;
  /** It is undefined when settings point at a real gateway. */
  readonly gatewayUrl: string | undefined;
  readonly dataDir: string;
  /** The server's process can be measured by it. */
  readonly pid: number | undefined;
  /** The server stops as by an operator or in a crash, and starts again on the same data. */
  restart(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** It resolves when one of the servers has ended by itself. */
  readonly ended: Promise<number>;
}

/** A wrong PORT is left for the server to refuse in its own words. */
const portOf = (env: NodeJS.ProcessEnv): number => Number(env.PORT ?? 3000) || 3000;

const gatewayPortOf = (env: NodeJS.ProcessEnv): number =>
  Number(env.GATEWAY_PORT ?? portOf(env) + 10) || portOf(env) + 10;

/** The sandbox gateway starts beside the server unless REMITA_URL names another one. */
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
  // The server judges all settings, the gateway its own alone: the server's sentence goes first.
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
      // The caller of `restart` learns that it failed.
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
