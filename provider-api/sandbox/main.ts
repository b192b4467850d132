import { startSandbox } from './startSandbox.ts';

const port = Number(process.env.PORT ?? 3000);
const gatewayPort = Number(process.env.GATEWAY_PORT ?? port + 10);
const host = process.env.HOST || 'localhost';
const everywhere = ['0.0.0.0', '::'];
const portalUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

if (!Number.isInteger(gatewayPort) || gatewayPort < 1 || gatewayPort > 65535) {
  console.error('GATEWAY_PORT is a port number between 1 and 65535.');
  process.exit(1);
}

process.umask(0o077);
const sandbox = await startSandbox({
  port: gatewayPort,
  host,
  dataDir: process.env.DATA_DIR ?? '.data',
  notifyUrl: `http://${everywhere.includes(host) ? 'localhost' : host}:${port}/api/payments/notification`,
  portalUrl,
});
console.log(`Sandbox payment gateway (no real money): http://localhost:${sandbox.port}/`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
}
