import type {
  listRegistrationFees as endpoint,
  RegistrationFee,
  updateRegistrationFee,
} from 'shared-api/contract';
import { koboFromNaira, nairaFromKobo } from 'shared-api/rules';
import type { Queryable } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { recordAudit } from '../activities/index.ts';

async function readFees(db: Queryable): Promise<RegistrationFee[]> {
  const { rows } = await db.query<{ kind: RegistrationFee['kind']; amountKobo: number }>(
    `select kind, amount_kobo as "amountKobo" from registration_fees
      order by array_position(array['Corporate', 'Government', 'Individual', 'Family'], kind)`,
  );
  return rows.map(({ kind, amountKobo }) => ({ kind, amount: nairaFromKobo(amountKobo) }));
}

export const listRegistrationFees: Verb<typeof endpoint> = async ({ db }) => ({ data: await readFees(db) });

/** For registrations from now on; those already made keep their fee (S08). */
export const changeRegistrationFee: Verb<typeof updateRegistrationFee> = (ctx, { body }) => {
  const kobo = koboFromNaira(body.amount);
  if (kobo === undefined) throw new Invalid({ amount: ['Please enter an amount'] });
  return ctx.db.transaction(async (tx) => {
    const { rows } = await tx.query<{ amountKobo: number }>(
      'select amount_kobo as "amountKobo" from registration_fees where kind = $1 for update',
      [body.kind],
    );
    await tx.query('update registration_fees set amount_kobo = $2 where kind = $1', [body.kind, kobo]);
    await recordAudit(tx, ctx, {
      action: 'registrationFee.updated',
      subject: ['registrationFee', body.kind],
      before: rows[0],
      after: { amountKobo: kobo },
    });
    return { data: await readFees(tx), message: 'Registration fee updated successfully' };
  });
};
