import { passengerForm } from 'shared-api/contract';
import { completeColumns, listReader, readColumns } from 'shared-api/people-list';
import { median, table } from '../table.ts';

const passengers = 500;
const rounds = 20;

const list = [
  'Name,Title,Sex,Phone,Flight,Date',
  ...Array.from(
    { length: passengers },
    (_, n) => `Ada Sample,Mrs.,,803${1_000_000 + n},P4${100 + (n % 3)},25-Nov-2030`,
  ),
].join('\n');

const flight = {
  AirportId: 13,
  DestinationAirportId: 1,
  airportTime: '14:00',
  airline: 'Air Peace',
  additionalServiceId: 0,
} as const;

function preview() {
  const { columns, width, rows } = readColumns(list);
  const context = { columns: completeColumns(columns), width, flight, added: [], now: new Date() };
  const { rows: read } = listReader(context)(rows);
  const people = read.flatMap(({ person }) => person ?? []);
  if (people.length !== passengers) throw new Error(`Only ${people.length} rows could be added`);
  return people;
}

const medianOf = (work: () => void): number =>
  median(
    Array.from({ length: rounds }, () => {
      const from = performance.now();
      work();
      return performance.now() - from;
    }),
  );

/** A pasted list of 500 rows, from its text to what the preview shows, beside the form's own rules for each row. */
export const pastedList = async (): Promise<string> => {
  const people = preview();
  const own = medianOf(() => void preview());
  const rules = medianOf(() => {
    for (const person of people) passengerForm.validateSync(person);
  });
  return table(
    [`A pasted list of ${passengers} rows, ${rounds} times`, 'median'],
    [
      ['read, repaired and judged (target 300 ms with drawing the first 25)', `${own.toFixed(1)} ms`],
      ["the form's rules alone, once for each row", `${rules.toFixed(1)} ms`],
    ],
  );
};
