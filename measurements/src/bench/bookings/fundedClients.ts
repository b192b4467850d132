import type { Caller } from '../../portal/accounts.ts';
import { runSql } from '../../sql.ts';

const fundsKobo = 1_000_000_000_00;

const users = (count: number): string => `
  insert into users
    (email, role, status, category, is_family, client_type_id, first_name, last_name, registered_address, phone_number,
     created_at)
  select 'funded.' || n || '@example.test', 'Client', 'Active', 'Individual', false, 1, 'Charlie', 'Sierra', 'Lagos',
         '08031234567', now()
    from generate_series(1, ${count}) n;
  insert into sessions (user_id, token_hash, device, created_at, last_used_at, expires_at)
  select id, encode(sha256(convert_to('funded-client-' || split_part(split_part(email, '@', 1), '.', 2), 'UTF8')), 'hex'),
         'Bench', now(), now(), now() + interval '12 h'
    from users where email like 'funded.%@example.test';`;

/** `payment_id` contains the id of the wallet's owner, because the measurement creates no payments. */
const funds = `
  with journal as (
    insert into journals (kind, payment_id, created_at)
    select 'funding', id, now() from users where email like 'funded.%@example.test'
    returning id, payment_id)
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select journal.id, account.id, case account.kind when 'wallet' then ${fundsKobo} else -${fundsKobo} end
    from journal join ledger_accounts account
      on account.kind = 'gateway_clearing' or (account.kind = 'wallet' and account.owner_id = journal.payment_id);`;

/** The ids must be consecutive, since pgbench draws a random id between the first and the last. */
export const fundedClients = async (databaseUrl: string, count: number): Promise<readonly Caller[]> => {
  await runSql(databaseUrl, users(count) + funds);
  const rows = await runSql(
    databaseUrl,
    `select id from users where email like 'funded.%@example.test' order by id`,
  );
  const clients = rows.map((id, index) => ({ id: Number(id), token: `funded-client-${index + 1}` }));
  const [first, last] = [clients.at(0)?.id ?? 0, clients.at(-1)?.id ?? 0];
  if (clients.length !== count || last - first !== count - 1) throw new Error('The ids are not in a row');
  return clients;
};
