/**
 * Fundings of one client over the last three years, without the triggers and checks that each one passes by itself; what
 * is cleared of one by its number `n`.
 */
export const manyPayments = (clientId: number, count: number, cleared = '0'): string => `
  set session_replication_role = replica;
  insert into payments
    (kind, owner_id, created_by, amount_kobo, status, order_id, rrr, invoice_id, invoice_no, code, method,
     created_at, paid_at, cleared_kobo)
  select 'funding', ${clientId}, ${clientId}, 5000000, 'Paid', 'M-' || n, (900000000000 + n)::text, 'M-' || n,
         'PSF-M-' || n, 'M-' || n, 'Remita', at, at,
         ${cleared}
    from (select n, now() - interval '1 hour' - (${count} - n) * (interval '1095 days' / ${count}) as at
            from generate_series(1, ${count}) as n) made;`;
