import { backup } from '../operations-tests/backup.ts';
import { nginx } from '../operations-tests/nginx.ts';
import { upgrade } from '../operations-tests/upgrade.ts';
import { runNamed } from '../runNamed.ts';
import { runSpecs } from '../runSpecs.ts';

const operationsTests = {
  nginx,
  upgrade,
  backup,
  accessibility: () => runSpecs('accessibility'),
};

export const run = (names: readonly string[]): Promise<number> =>
  runNamed('operations-tests', operationsTests, names);
