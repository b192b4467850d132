import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildFrontEnd, freePort, siteFolder, startPortal } from 'tooling/portal';

/**
 * Starts the built portal once for all tests, as `npm start` does, on free ports and a folder of its own. The tests run
 * in other processes: they find it in PORTAL_* and restart it through a small control server. TESTED_SITE names another
 * front end than that of the tree.
 */
const portalForThisRun = async (): Promise<() => Promise<void>> => {
  await buildFrontEnd();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-e2e-'));
  // Tests release into the site that this portal serves.
  const siteDir = path.join(dataDir, 'site');
  cpSync(process.env.TESTED_SITE || siteFolder, siteDir, { recursive: true });
  const [port, gatewayPort] = [await freePort(), await freePort()];
  const portal = await startPortal({
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      GATEWAY_PORT: String(gatewayPort),
      DATA_DIR: dataDir,
      SITE_DIR: siteDir,
      // Every test comes from one address.
      RATE_LIMITS: '0',
    },
    onLine: (line) => {
      if (process.env.PORTAL_LOG) console.log(line);
    },
  });
  const control = createServer((request, response) => {
    const signal = request.url === '/restart/SIGKILL' ? 'SIGKILL' : 'SIGTERM';
    portal.restart(signal).then(
      () => response.end(),
      (failure: unknown) => response.writeHead(500).end(String(failure)),
    );
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  const { port: controlPort } = control.address() as AddressInfo;
  Object.assign(process.env, {
    PORTAL_URL: portal.url,
    PORTAL_GATEWAY_URL: portal.gatewayUrl,
    PORTAL_DATA_DIR: dataDir,
    PORTAL_SITE_DIR: siteDir,
    PORTAL_CONTROL_URL: `http://127.0.0.1:${controlPort}`,
  });
  return async () => {
    control.close();
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
};

export default portalForThisRun;
