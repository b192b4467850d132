import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { atEnd } from '../atEnd.ts';
import { freePort } from '../freePort.ts';
import { describeAccounts, readSampleAccounts } from '../start/sampleAccounts.ts';
import { type Portal, startPortal } from '../start/startPortal.ts';
import { dev } from '../webpack/dev.ts';
import { restartOnChange } from './restartOnChange.ts';

interface Options {
  /** The remotes that run from their sources. */
  readonly local: readonly string[];
  /** A portal elsewhere that answers the calls and has the other remotes; without it one is started. */
  readonly portalUrl: string | undefined;
}

const startOwnPortal = async (port: number, apiPort: number): Promise<Portal> => {
  const env = {
    ...process.env,
    PORT: String(apiPort),
    // What is sent by mail leads to the page that the developer has open.
    PUBLIC_URL: `http://localhost:${port}`,
  };
  const portal = await startPortal({ env, onLine: (line) => console.log(line) });
  restartOnChange(portal);
  return portal;
};

const serve = async (configuration: Awaited<ReturnType<typeof dev>>): Promise<void> => {
  const { devServer, ...settings } = configuration;
  const compiler = webpack(settings);
  if (!compiler) throw new Error('The development build has no configuration');
  const built = new Promise<void>((resolve) => {
    compiler.hooks.afterDone.tap('devPortal', () => resolve());
  });
  const server = new WebpackDevServer(devServer, compiler);
  atEnd(() => server.stop());
  await server.start();
  await built;
};

/** Server, shell and remotes from their sources, with one command; stays until it is stopped. */
export async function devPortal({ local, portalUrl }: Options): Promise<number> {
  const from = performance.now();
  const port = Number(process.env.PORT ?? 3000);
  const apiPort = await freePort();
  const apiUrl = portalUrl ?? `http://localhost:${apiPort}`;
  const [portal] = await Promise.all([
    portalUrl === undefined ? startOwnPortal(port, apiPort) : undefined,
    dev({ port, local, apiUrl, portalUrl }).then(serve),
  ]);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(
    `http://localhost:${port}/login is ready after ${seconds} s, with ${local.join(', ')} from the sources`,
  );
  if (portal) console.log(describeAccounts(readSampleAccounts(portal.dataDir)));
  const ending = new Promise<number>((resolve) => atEnd(() => resolve(0)));
  return Promise.race([ending, ...(portal ? [portal.ended] : [])]);
}
