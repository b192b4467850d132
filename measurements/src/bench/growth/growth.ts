import { writeFileSync } from 'node:fs';
import { inRoot } from 'tooling/programs';
import { seconds, table, timed } from '../../table.ts';
import { type StaffPortal, staffPortal } from '../lists/staffPortal.ts';
import { calls } from './calls.ts';
import { coldStarts } from './coldStarts.ts';
import { confirms, lists } from './comparisons.ts';
import { curves, type Group, shown } from './curves.ts';
import { served } from './sizes.ts';
import { work } from './work.ts';

const drawing = 'docs/growth.svg';

const tableOf = ({ title, sizes, curves: figures }: Group): string =>
  table(
    [title, ...sizes, 'last to first'],
    figures.map(({ name, unit, values }) => [
      name,
      ...values.map((value) => shown(value, unit)),
      ((values.at(-1) ?? 0) / (values.at(0) ?? 1)).toFixed(2),
    ]),
  );

const measured = async (): Promise<readonly Group[]> => {
  const start = await coldStarts();
  const portals: StaffPortal[] = [];
  for (const size of served) portals.push(await staffPortal(size, { durable: true }));
  return [
    ...(await calls(portals)),
    ...(await lists(portals)),
    ...(await work(portals)),
    await confirms(portals),
    start,
  ];
};

/** Every figure at ten and at a hundred times the data; prints a table and draws a curve for each. */
export const growth = async (): Promise<string> => {
  const { ms, result } = await timed(measured);
  writeFileSync(inRoot(drawing), curves(result, 'How the figures grow with the number of bookings'));
  return [...result.map(tableOf), `Took ${seconds(ms)}; drawn in ${drawing}.`].join('\n\n');
};
