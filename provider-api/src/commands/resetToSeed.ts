import { emptyFiles } from '../adapters/files/emptyFiles.ts';
import { readConfig } from '../config.ts';
import { migrate } from '../db/index.ts';
import { openLog } from '../log.ts';
import { seedSampleData } from '../seed/index.ts';
import { openAppContext } from '../startup/openAppContext.ts';
import { command, withDatabase } from './command.ts';

await command(async () => {
  const config = readConfig(process.env);
  if (!config.sampleData)
    throw new Error('SAMPLE_DATA must be 1: what is thrown away is replaced by sample data.');
  await withDatabase(config, async (db) => {
    await db.query('drop schema public cascade');
    await db.query('create schema public');
    await migrate(db);
    const context = await openAppContext(config, db, openLog(config));
    await emptyFiles(context.files);
    await seedSampleData(context);
    console.log(
      'The portal is back to its sample data; the sign-ins are in sample-accounts.json of DATA_DIR.',
    );
  });
});
