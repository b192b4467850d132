import { accounts } from '../bench/accounts.ts';
import { bookingsPerSecond } from '../bench/bookingsPerSecond.ts';
import { books } from '../bench/books.ts';
import { buildTimes } from '../bench/buildTimes.ts';
import { coldStart } from '../bench/coldStart.ts';
import { csvExport } from '../bench/csvExport.ts';
import { development } from '../bench/development.ts';
import { formInteractions } from '../bench/formInteractions.ts';
import { journal } from '../bench/journal.ts';
import { journeyInteractions } from '../bench/journeyInteractions.ts';
import { lighthouse } from '../bench/lighthouse.ts';
import { bookingDesk } from '../bench/lists/desk.ts';
import { staffLists } from '../bench/lists/staffLists.ts';
import { pages } from '../bench/pages.ts';
import { pastedList } from '../bench/pastedList.ts';
import { receipt } from '../bench/receipt.ts';
import { settlementFile } from '../bench/settlementFile.ts';
import { settlements } from '../bench/settlements.ts';
import { startTimes } from '../bench/startTimes.ts';
import { statement } from '../bench/statement.ts';
import { runNamed } from '../runNamed.ts';

const measurements = {
  start: startTimes,
  coldStart,
  build: buildTimes,
  dev: development,
  pages,
  lighthouse,
  accounts,
  bookings: bookingsPerSecond,
  lists: staffLists,
  desk: bookingDesk,
  csvExport,
  settlements,
  settlementFile,
  books,
  receipt,
  statement,
  journal,
  form: formInteractions,
  pastedList,
  journeys: journeyInteractions,
};

/** Prints the tables of docs/performance.md: all of them, or those that are named. */
export const run = (names: readonly string[]): Promise<number> => runNamed('bench', measurements, names);
