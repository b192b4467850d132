import { nameSql, type Queryable } from '../../../db/index.ts';
import type { SignedIn, TestServer } from '../../../testing/testServer.ts';

type Server = Pick<TestServer, 'mailTo' | 'clock' | 'db'>;

/** A valid account number of First Bank. */
const bankAccount = { bankCode: '011', accountNumber: '0000014579' };

export const switchOnPayouts = (db: Queryable) =>
  db.query(
    `insert into setting_changes (key, version, before, after, is_default, actor_name, at)
     values ('payouts', 1, '"Off"', '"On"', false, 'Decided', now()) on conflict do nothing`,
  );

export async function mailedCode(server: Server, client: SignedIn): Promise<string> {
  // At most one code is mailed per minute.
  server.clock.set(new Date(server.clock.now().getTime() + 60_000));
  await client.post('/payouts/code', {});
  const [letter] = await server.mailTo(client.account.email);
  return /Code: (\d{6})/.exec(letter?.text ?? '')?.[1] ?? '';
}

export async function payoutBody(
  { db }: Pick<TestServer, 'db'>,
  client: SignedIn,
  amount: unknown,
  own: object = {},
): Promise<Record<string, unknown>> {
  const { name } = await db.one<{ name: string }>(
    `select ${nameSql('u')} as name from users u where id = $1`,
    [client.account.id],
  );
  return { ...bankAccount, amount, accountName: name, reason: 'We no longer travel', ...own };
}

export async function askedPayout(server: Server, client: SignedIn, amount: number): Promise<number> {
  const code = await mailedCode(server, client);
  const { status, body } = await client.post('/payouts', await payoutBody(server, client, amount, { code }));
  if (status !== 200) throw new Error(`Asking answered ${status}: ${JSON.stringify(body.errors)}`);
  return body.data.id;
}
