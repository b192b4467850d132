import { getInstance } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from './parseRegistry.ts';

/** By these names a remote of the last release takes shared-api while its entry runs; goes with the next contract. */
const takenAtOnce = ['shared-api', 'shared-api/rules'];

/** Whether a remote was built before the pages of a registration said their lazy modules. */
export const isReleased = ({ pages = {} }: Pick<RegisteredRemote, 'pages'>): boolean =>
  Object.values(pages).every(({ lazyModules }) => lazyModules === undefined);

/** Fetches what is given by those names, so that it is there without waiting when the entry asks. */
export async function provideReleased(): Promise<void> {
  const given = getInstance()?.shareScopeMap.default ?? {};
  await Promise.all(
    takenAtOnce.map(async (name) => {
      for (const shared of Object.values(given[name] ?? {})) {
        const module = await shared.get();
        shared.get = () => module;
      }
    }),
  );
}
