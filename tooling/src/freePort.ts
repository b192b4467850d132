import { once } from 'node:events';
import { createServer } from 'node:net';

const listenOn = async (port: number): Promise<number> => {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : port;
};

/** A port that nobody listens on at this moment. */
export const freePort = (): Promise<number> => listenOn(0);
