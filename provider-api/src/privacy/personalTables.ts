import type { PersonalTable } from './PersonalTable.ts';
import { accountTables } from './tables/accounts.ts';
import { bookingTables } from './tables/bookings.ts';
import { moneyTables } from './tables/money.ts';
import { recordTables } from './tables/records.ts';
import { signInTables } from './tables/signIn.ts';

/**
 * The list has all personal data in the database, by column. The privacy notice, copies of data, erasures,
 * retention and the record of processing use the list.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...accountTables,
  ...signInTables,
  ...bookingTables,
  ...moneyTables,
  ...recordTables,
};
