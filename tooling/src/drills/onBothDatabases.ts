import { startPostgres } from '../postgres/startPostgres.ts';
import { type Stage, setTheStage } from './stage.ts';

/** Runs a drill on the embedded database and on a durable PostgreSQL, each with a portal of its own. */
export async function onBothDatabases(
  drill: (stage: Stage) => Promise<string>,
  settings: NodeJS.ProcessEnv = {},
): Promise<string> {
  const lines: string[] = [];
  const on = async (name: string, databaseUrl: string | undefined) => {
    const stage = await setTheStage(databaseUrl, { settings });
    lines.push(`${name}: ${await drill(stage)}`);
    await stage.portal.stop();
  };
  await on('embedded database', undefined);
  const postgres = await startPostgres({ durable: true });
  await on('PostgreSQL', postgres.url);
  await postgres.stop();
  return lines.join('\n');
}
