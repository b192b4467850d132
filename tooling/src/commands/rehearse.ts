import { endAll } from '../atEnd.ts';
import { backup } from '../rehearsals/backup.ts';
import { nginx } from '../rehearsals/nginx.ts';
import { releases } from '../rehearsals/releases.ts';
import { tls } from '../rehearsals/tls.ts';
import { upgrade } from '../rehearsals/upgrade.ts';

const rehearsals: Readonly<Record<string, () => Promise<void>>> = {
  nginx,
  tls,
  upgrade,
  backup,
  releases,
};

/** Does what docs/operations.md describes, on this machine and on throw-away data: everything, or what is named. */
export const run = async (names: readonly string[]): Promise<number> => {
  const unknown = names.filter((name) => !(name in rehearsals));
  if (unknown.length > 0) {
    console.error(
      `npm run rehearse -- takes ${Object.keys(rehearsals).join(', ')}; not ${unknown.join(', ')}.`,
    );
    return 1;
  }
  try {
    for (const [name, rehearse] of Object.entries(rehearsals)) {
      if (names.length > 0 && !names.includes(name)) continue;
      console.log(`\n== ${name}`);
      await rehearse();
    }
    return 0;
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    return 1;
  } finally {
    await endAll();
  }
};
