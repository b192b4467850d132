import { insertRow, type Queryable, type Tx } from '../../db/index.ts';

const defaultConsents = { surveys: true, sms: false };
type Consented = keyof typeof defaultConsents;

export async function agreesTo(on: Queryable, personId: number, what: Consented): Promise<boolean> {
  const latest = await on.first<{ given: boolean }>(
    'select given from consents where person_id = $1 and what = $2 order by id desc limit 1',
    [personId, what],
  );
  return latest?.given ?? defaultConsents[what];
}

interface Consent {
  personId: number;
  what: Consented;
  given: boolean;
  how: 'profile' | 'code';
  at: Date;
}

export async function recordConsent(tx: Tx, { personId, what, given, how, at }: Consent): Promise<void> {
  await tx.query('select from users where id = $1 for update', [personId]);
  if ((await agreesTo(tx, personId, what)) === given) return;
  await insertRow(tx, 'consents', { person_id: personId, what, given, how, at });
}
