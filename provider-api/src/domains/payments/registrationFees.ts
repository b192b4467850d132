import type {
  listRegistrationFees as endpoint,
  RegistrationFee,
  updateRegistrationFee,
} from 'shared-api/contract';
import { nairaFromKobo, registrationFeeKey, type SettingValues } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { readSettings } from '../../settings/index.ts';
import { changeSetting } from '../settings/index.ts';

const kinds = ['Corporate', 'Government', 'Individual', 'Family'] as const;

const feesOf = (settings: SettingValues): RegistrationFee[] =>
  kinds.map((kind) => ({ kind, amount: nairaFromKobo(settings[registrationFeeKey(kind)]) }));

/** The fees among the settings, by kind of client. */
export const listRegistrationFees: Verb<typeof endpoint> = async ({ db, config }) => ({
  data: feesOf(await readSettings(db, config)),
});

/** For registrations from now on; those already made keep their fee (S08). */
export const changeRegistrationFee: Verb<typeof updateRegistrationFee> = (ctx, { body }) =>
  ctx.db.transaction(async (tx) => {
    await changeSetting(tx, ctx, { key: registrationFeeKey(body.kind), value: body.amount });
    return {
      data: feesOf(await readSettings(tx, ctx.config)),
      message: 'Registration fee updated successfully',
    };
  });
