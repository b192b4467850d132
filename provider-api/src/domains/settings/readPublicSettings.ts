import {
  type readPublicSettings as endpoint,
  type PublicSettings,
  publicSettingsOf,
} from 'shared-api/contract';
import type { PublicContext, Verb } from '../../http/context.ts';
import { readSettings } from '../../settings/index.ts';

/** For visitors too: nothing in it is a secret. */
export const readPublicSettings: Verb<typeof endpoint, PublicContext> = async ({ db, config }) => {
  const data: PublicSettings = publicSettingsOf(await readSettings(db, config));
  return { data };
};
