import { freePort, type Portal, readSampleAccounts, type SampleAccount, startPortal } from 'tooling/portal';
import { atEnd } from 'tooling/programs';
import { productionSettings, throwAwaySettings } from '../portal/settings.ts';

export interface ProductionPortal extends Portal {
  readonly address: string;
}

interface TestEnvironment {
  readonly portals: readonly ProductionPortal[];
  readonly accounts: readonly SampleAccount[];
}

export const productionPortals = async (
  count: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<TestEnvironment> => {
  const common = { ...(await throwAwaySettings()), ...settings };
  const start = async (env: NodeJS.ProcessEnv): Promise<ProductionPortal> => {
    const [port, gatewayPort] = [await freePort(), await freePort()];
    const portal = await startPortal({
      env: { ...common, ...env, PORT: String(port), GATEWAY_PORT: String(gatewayPort) },
      onLine: () => undefined,
    });
    atEnd(() => portal.stop());
    return Object.assign(portal, { address: `127.0.0.1:${port}` });
  };
  const first = await start({ SAMPLE_DATA: '1' });
  await first.stop();
  const portals: ProductionPortal[] = [];
  for (let index = 0; index < count; index += 1) {
    portals.push(
      await start({
        ...productionSettings,
        HOST: '127.0.0.1',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'silent',
      }),
    );
  }
  return { portals, accounts: readSampleAccounts(first.dataDir) };
};
