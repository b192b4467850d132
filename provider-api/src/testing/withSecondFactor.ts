import type { SignedIn, TestServer } from './testServer.ts';

/** The person appears to have just entered a code of an authenticator app. */
export async function withSecondFactor({ db, clock }: TestServer, person: SignedIn): Promise<SignedIn> {
  const { id } = person.account;
  await db.query(
    `insert into two_factor (user_id, secret, confirmed_at) values ($1, 'sealed', now()) on conflict do nothing`,
    [id],
  );
  await db.query('update sessions set second_factor_at = $2 where user_id = $1', [id, clock.now()]);
  return person;
}
