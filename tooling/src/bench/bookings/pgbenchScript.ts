/** What one recorded booking had of its own; in the script each run draws anew. */
export interface RecordedBooking {
  /** The wallets are those of the clients from the first id to the last. */
  readonly users: { readonly first: number; readonly last: number };
  readonly userId: number;
  readonly bookingId: number;
  readonly invoiceId: string;
  readonly idempotencyKey: string;
}

const asWord = (value: number | string): RegExp => new RegExp(`(?<![\\w-])${value}(?![\\w-])`, 'g');

/**
 * The statements of one booking as a pgbench script: wallet, booking id, invoice number and idempotency key vary.
 * pgbench replaces :name anywhere, also inside quotes; after a colon of JSON it needs a space to see it.
 */
export const pgbenchScript = (
  statements: readonly { readonly sql: string }[],
  recorded: RecordedBooking,
): string => {
  const [year = '', number = ''] = recorded.invoiceId.split('-');
  const lines = [
    `\\set uid random(${recorded.users.first}, ${recorded.users.last})`,
    '\\set key random(1, 1000000000000)',
  ];
  for (const { sql } of statements) {
    const varied = sql
      .replaceAll(recorded.idempotencyKey, ':key')
      .replaceAll(`${year}-${number}`, `${year}-:number`)
      .replace(asWord(recorded.bookingId), ' :bid')
      .replace(asWord(recorded.userId), ' :uid');
    if (/nextval\('record_ids'\) as id/.test(varied))
      lines.push(`${varied.replace(' as id', ' as bid')} \\gset`);
    else if (/returning last_number as last/.test(varied))
      lines.push(`${varied.replace(/last_number as last$/, 'last_number as number')} \\gset`);
    else lines.push(`${varied};`);
  }
  return `${lines.join('\n')}\n`;
};
