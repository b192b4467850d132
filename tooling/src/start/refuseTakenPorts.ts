import { isTaken } from '../processes/freePort.ts';

/** @throws Error with a sentence that names the setting of a taken port */
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
