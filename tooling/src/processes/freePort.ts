import { once } from 'node:events';
import { connect, createServer } from 'node:net';

const listenOn = async (port: number): Promise<number> => {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : port;
};

export const freePort = (): Promise<number> => listenOn(0);

const answers = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', () => end(true)).on('error', () => end(false));
  });

export const isTaken = async (port: number): Promise<boolean> =>
  (await Promise.all(['127.0.0.1', '::1'].map((host) => answers(port, host)))).includes(true);

/** The wanted port is preferred, so that a developer finds the usual address. */
export const portFrom = async (wanted: number | string): Promise<number> => {
  let port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`A port is a number between 1 and 65535, not ${wanted}.`);
  while (await isTaken(port)) port += 1;
  if (port !== Number(wanted))
    console.log(`Port ${wanted} is taken by another program; ${port} takes its place.`);
  return port;
};
