import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from 'tooling/programs';
import { serverAlone } from '../../portal/serverAlone.ts';
import { startTestEnvironment } from '../../portal/testEnvironment.ts';
import { median, timed } from '../../table.ts';
import { staffRecords } from '../lists/staffRecords.ts';
import type { Group } from './curves.ts';
import { embedded, labelsOf } from './sizes.ts';

const rounds = 4;
/** A call of the portal is given up sooner; the largest filling takes some minutes. */
const fillWithinMs = 600_000;

interface Opened {
  query(sql: string): Promise<unknown>;
  close(): Promise<void>;
}
interface Databases {
  openEmbedded(options: { folder: string; answerWithinMs: number }): Promise<Opened>;
}

/** By the server's own database, because nothing else opens its folder. */
const fill = async (dataDir: string, sql: string): Promise<void> => {
  const file = inRoot('provider-api/dist/src/db/index.js');
  const { openEmbedded }: Databases = await import(pathToFileURL(file).href);
  const database = await openEmbedded({
    folder: path.join(dataDir, 'database'),
    answerWithinMs: fillWithinMs,
  });
  await database.query(sql);
  await database.query('vacuum analyze');
  await database.close();
};

const startsWith = async (size: (typeof embedded)[number]): Promise<number> => {
  const { portal, env } = await startTestEnvironment(undefined);
  await portal.stop();
  await fill(portal.dataDir, staffRecords(size));
  const server = serverAlone(env);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push((await timed(() => server.start())).ms);
    await server.stop();
  }
  // The first start came after the filling, whatever the others came after.
  return median(times.slice(1));
};

/** How long a server alone takes to start on an embedded database. */
export const coldStarts = async (): Promise<Group> => {
  const values: number[] = [];
  for (const size of embedded) values.push(await startsWith(size));
  return {
    title: 'Start on an embedded database',
    sizes: labelsOf(embedded),
    curves: [{ name: 'cold start', unit: 'ms', values }],
  };
};
