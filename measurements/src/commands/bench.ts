import { bookingsPerSecond } from '../bench/bookings/bookingsPerSecond.ts';
import { buildAndStart } from '../bench/buildAndStart.ts';
import { journeyInteractions } from '../bench/journeyInteractions.ts';
import { staffLists } from '../bench/lists/staffLists.ts';
import { pages } from '../bench/pages.ts';
import { runNamed } from '../runNamed.ts';

const measurements = {
  build: buildAndStart,
  pages,
  journeys: journeyInteractions,
  bookings: bookingsPerSecond,
  lists: staffLists,
};

export const run = (names: readonly string[]): Promise<number> => runNamed('bench', measurements, names);
