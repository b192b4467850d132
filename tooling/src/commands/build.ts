import { buildFrontEnd } from '../start/buildFrontEnd.ts';

/** run.mjs has already compiled the server. */
export const run = async (): Promise<number> => {
  await buildFrontEnd();
  return 0;
};
