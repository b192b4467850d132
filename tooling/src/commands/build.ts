import { buildFrontEnd } from '../start/buildFrontEnd.ts';

/** The server was compiled on the way here. */
export const run = async (): Promise<number> => {
  await buildFrontEnd();
  return 0;
};
