import { atEnd } from '../processes/atEnd.ts';
import { freePort, portFrom } from '../processes/freePort.ts';
import { describeAccounts, readSampleAccounts } from '../start/sampleAccounts.ts';
import { type Portal, startPortal } from '../start/startPortal.ts';
import { dev } from '../webpack/dev.ts';
import { restartOnChange } from './restartOnChange.ts';
import { serve } from './serve.ts';

interface Options {
  readonly local: readonly string[];
  /**
   * A portal runs at this address. The local remotes are used with its server and its other remotes. If the
   * address is undefined, a local portal is started.
   */
  readonly portalUrl: string | undefined;
}

const startOwnPortal = async (port: number, apiPort: number): Promise<Portal> => {
  const env = {
    ...process.env,
    PORT: String(apiPort),
    GATEWAY_PORT: String(await portFrom(process.env.GATEWAY_PORT ?? port + 10)),
    // Links in mails must open the page that the developer sees.
    PUBLIC_URL: `http://localhost:${port}`,
  };
  const portal = await startPortal({ env, onLine: (line) => console.log(line) });
  console.log('The server is ready.');
  restartOnChange(portal);
  return portal;
};

export async function devPortal({ local, portalUrl }: Options): Promise<number> {
  const from = performance.now();
  const port = await portFrom(process.env.PORT ?? 3000);
  const apiPort = await freePort();
  console.log(`Compiling ${local.join(', ')}${portalUrl === undefined ? ' and starting a portal' : ''} …`);
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
