import { buildFrontEnd } from '../start/buildFrontEnd.ts';

/** run.mjs has compiled the server before. */
export const run = async (): Promise<number> => {
  await buildFrontEnd();
  return 0;
};
