import type { Context, Verb } from '../../http/context.ts';
import { offersSms, readSettings } from '../../settings/index.ts';
import { agreesTo, recordConsent } from './consents.ts';

export const mayGetSms = async ({ db, config, actor }: Context): Promise<boolean> =>
  actor.role === 'Client' && offersSms(config, await readSettings(db, config));

export const contactChoices: Verb<'contactChoices'> = async (ctx) => {
  const { db, actor } = ctx;
  const surveys = await agreesTo(db, actor.id, 'surveys');
  if (!(await mayGetSms(ctx))) return { data: { surveys } };
  const user = await db.first<{ number: string | null }>(
    'select sms_number as number from users where id = $1',
    [actor.id],
  );
  return { data: { surveys, sms: { number: user?.number ?? null } } };
};

export const chooseContact: Verb<'chooseContact'> = async ({ db, clock, actor }, { body }) => {
  const { surveys } = body;
  const at = clock.now();
  await db.transaction((tx) =>
    recordConsent(tx, { personId: actor.id, what: 'surveys', given: surveys, how: 'profile', at }),
  );
  return { data: { surveys } };
};
