import type { PersonalTable } from './PersonalTable.ts';
import { accountTables } from './tables/accounts.ts';
import { bookingTables } from './tables/bookings.ts';
import { moneyTables } from './tables/money.ts';
import { recordTables } from './tables/records.ts';
import { signInTables } from './tables/signIn.ts';

/**
 * The list names every column with personal data. The privacy notice, copies of data, erasures, the removal
 * of old data and the record of processing use the list.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...accountTables,
  ...signInTables,
  ...bookingTables,
  ...moneyTables,
  ...recordTables,
};
