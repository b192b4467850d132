import { connect } from 'node:net';

const answers = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', () => end(true)).on('error', () => end(false));
  });

const isTaken = async (port: number): Promise<boolean> =>
  (await Promise.all(['127.0.0.1', '::1'].map((host) => answers(port, host)))).includes(true);

/** Throws the sentence that names the setting, when somebody already listens on one of the ports. */
export const refuseTakenPorts = async (
  ports: Readonly<Record<string, number | undefined>>,
): Promise<void> => {
  for (const [setting, port] of Object.entries(ports)) {
    if (port !== undefined && (await isTaken(port))) {
      throw new Error(
        `Port ${port} is taken by another program: stop it, or set ${setting} to another port.`,
      );
    }
  }
};
