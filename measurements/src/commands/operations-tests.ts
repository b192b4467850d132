import { endAll } from 'tooling/programs';
import { backup } from '../operations-tests/backup.ts';
import { nginx } from '../operations-tests/nginx.ts';
import { releases } from '../operations-tests/releases.ts';
import { tls } from '../operations-tests/tls.ts';
import { upgrade } from '../operations-tests/upgrade.ts';

const operationsTests: Readonly<Record<string, () => Promise<void>>> = {
  nginx,
  tls,
  upgrade,
  backup,
  releases,
};

/** Does what docs/operations.md describes, on this machine and on throw-away data: everything, or what is named. */
export const run = async (names: readonly string[]): Promise<number> => {
  const unknown = names.filter((name) => !(name in operationsTests));
  if (unknown.length > 0) {
    console.error(
      `npm run operations-tests -- takes ${Object.keys(operationsTests).join(', ')}; not ${unknown.join(', ')}.`,
    );
    return 1;
  }
  try {
    for (const [name, operationsTest] of Object.entries(operationsTests)) {
      if (names.length > 0 && !names.includes(name)) continue;
      console.log(`\n== ${name}`);
      await operationsTest();
    }
    return 0;
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    return 1;
  } finally {
    await endAll();
  }
};
