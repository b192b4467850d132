import { buildFrontEnd } from '../start/buildFrontEnd.ts';

/** run.mjs has already compiled the server. */
export const run = async (): Promise<void> => {
  await buildFrontEnd();
};
