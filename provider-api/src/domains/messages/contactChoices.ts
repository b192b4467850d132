import type { chooseContact as chooseEndpoint, contactChoices as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { agreesTo, recordConsent } from './consents.ts';

export const contactChoices: Verb<typeof endpoint> = async ({ db, actor }) => ({
  data: { surveys: await agreesTo(db, actor.id, 'surveys') },
});

export const chooseContact: Verb<typeof chooseEndpoint> = async ({ db, clock, actor }, { body }) => {
  await db.transaction((tx) =>
    recordConsent(tx, { personId: actor.id, what: 'surveys', given: body.surveys, at: clock.now() }),
  );
  return { data: { surveys: body.surveys } };
};
