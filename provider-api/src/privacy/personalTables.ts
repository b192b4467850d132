import type { PersonalTable } from './PersonalTable.ts';
import { accountTables } from './tables/accounts.ts';
import { bookingTables } from './tables/bookings.ts';
import { moneyTables } from './tables/money.ts';
import { recordTables } from './tables/records.ts';
import { signInTables } from './tables/signIn.ts';

/**
 * All personal data in the database, column by column. The privacy notice, copies of one's data, erasures, retention
 * and the record of processing are built from this.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...accountTables,
  ...signInTables,
  ...bookingTables,
  ...moneyTables,
  ...recordTables,
};
