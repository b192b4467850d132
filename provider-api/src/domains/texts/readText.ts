import { isSample } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { NotFound } from '../../http/errors.ts';
import { currentTexts } from './currentTexts.ts';
import { textOf } from './publishText.ts';

/** Future versions can be read, because clients are told of them in advance. */
export const readText: Verb<'readText'> = async ({ db, clock }, { params: { kind }, query }) => {
  const version = query.version ?? (await currentTexts(db, clock.now()))[kind];
  const found = await textOf(db, kind, version);
  if (!found && !isSample(kind, version)) throw new NotFound('There is no such version');
  return { data: { kind, version, text: found?.text ?? null, validFrom: found?.validFrom ?? null } };
};
