import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { controlRoutes } from './controlRoutes.ts';
import { type Credentials, demoCredentials } from './credentials.ts';
import { deactivateRoute } from './deactivateRoute.ts';
import { FaultBook } from './faults.ts';
import { issueRoute } from './issueRoute.ts';
import { Notifier } from './Notifier.ts';
import { payRoutes } from './payRoutes.ts';
import { ReferenceStore } from './ReferenceStore.ts';
import type { Sandbox } from './Sandbox.ts';
import { settlementRoute } from './settlementRoute.ts';
import { statusRoutes } from './statusRoutes.ts';
import { treasuryFee } from './treasuryFee.ts';

export type SandboxOptions = {
  port: number;
  host?: string;
  dataDir: string;
  notifyUrl?: string;
  portalUrl?: string;
  credentials?: Credentials;
  clock?: () => Date;
};

export type RunningSandbox = Sandbox & {
  url: string;
  port: number;
  notifyAt: (url: string) => void;
  close: () => Promise<void>;
};

function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
}

export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const credentials = options.credentials ?? demoCredentials;
  let notifyUrl = options.notifyUrl ?? null;
  const sandbox: Sandbox = {
    store: new ReferenceStore(options.dataDir),
    faults: new FaultBook(),
    notifier: new Notifier(() => notifyUrl, credentials),
    credentials,
    portalUrl: options.portalUrl ?? '/',
    fee: treasuryFee(() => notifyUrl),
    clock: options.clock ?? (() => new Date()),
  };
  const app = fastify({
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  acceptForms(app);
  for (const routes of [
    issueRoute,
    statusRoutes,
    deactivateRoute,
    payRoutes,
    settlementRoute,
    controlRoutes,
  ]) {
    routes(app, sandbox);
  }
  await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    ...sandbox,
    port,
    url: `http://127.0.0.1:${port}`,
    notifyAt: (url) => {
      notifyUrl = url;
    },
    close: async () => {
      sandbox.notifier.close();
      await app.close();
      sandbox.store.close();
    },
  };
}
