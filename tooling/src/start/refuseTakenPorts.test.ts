import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from '../processes/freePort.ts';
import { refuseTakenPorts } from './refuseTakenPorts.ts';

it('names the setting of a port on which somebody listens', async () => {
  const port = await freePort();
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  await expect(refuseTakenPorts({ PORT: port })).rejects.toThrow(
    `Port ${port} is taken by another program: stop it, or set PORT`,
  );
  server.close();
});

it('lets free ports pass', async () => {
  await expect(
    refuseTakenPorts({ PORT: await freePort(), GATEWAY_PORT: undefined }),
  ).resolves.toBeUndefined();
});
