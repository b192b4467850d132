import { accessibility } from '../operations-tests/accessibility.ts';
import { backup } from '../operations-tests/backup.ts';
import { nginx } from '../operations-tests/nginx.ts';
import { tls } from '../operations-tests/tls.ts';
import { upgrade } from '../operations-tests/upgrade.ts';
import { runNamed } from '../runNamed.ts';

const operationsTests = {
  nginx,
  tls,
  upgrade,
  backup,
  accessibility,
};

export const run = (names: readonly string[]): Promise<number> =>
  runNamed('operations-tests', operationsTests, names);
