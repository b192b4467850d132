import { isTaken } from '../freePort.ts';

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
