import type { PersonalTable } from './PersonalTable.ts';
import { accountTables } from './tables/accounts.ts';
import { bookingTables } from './tables/bookings.ts';
import { moneyTables } from './tables/money.ts';
import { recordTables } from './tables/records.ts';
import { signInTables } from './tables/signIn.ts';

/**
 * Whatever the database holds about people, column by column. Notice, copies of one's data, erasures, retention and the
 * record of processing are made of it.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...accountTables,
  ...signInTables,
  ...bookingTables,
  ...moneyTables,
  ...recordTables,
};
