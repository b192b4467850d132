import { nairaFromKobo } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { limitsOf } from './memberLimits.ts';

const naira = (kobo: number) => (kobo === Infinity ? null : nairaFromKobo(kobo));

export const ownLimits: Verb<'ownLimits'> = async ({ db, actor, clock }) => {
  const { perOrderKobo, leftKobo } = await limitsOf(db, actor, clock.now());
  return { data: { perOrder: naira(perOrderKobo), leftThisMonth: naira(leftKobo) } };
};
