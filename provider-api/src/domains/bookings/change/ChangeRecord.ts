import type { ChangeLine } from 'shared-api/contract';
import { type ChangeKind, formatMoment, formatNaira } from 'shared-api/rules';
import type { PassengerRow } from '../bookingRow.ts';
import { airportName } from '../documents/printedBooking.ts';

interface Additional {
  id: number;
  name: string;
  priceKobo: number;
}

const detailLabels = {
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  designation: 'Designation',
  gender: 'Gender',
  mobileNumber: 'Mobile number',
  wheelChair: 'Wheelchair',
  specialRequirement: 'Special requirement',
};
export const detailNames = Object.keys(detailLabels) as (keyof PassengerDetails)[];

export type PassengerDetails = Pick<PassengerRow, keyof typeof detailLabels>;

type ChangedPassenger = Partial<PassengerDetails> & { id: number; name: string };

export interface ChangeRecord {
  flightNumber?: string;
  airline?: string | null;
  airportId?: number;
  destinationAirportId?: number;
  dateOfTravel?: string;
  flightAt?: string;
  additional?: Additional | null;
  passengers?: ChangedPassenger[];
  removed?: { id: number; name: string }[];
}

export interface Sides {
  before: ChangeRecord;
  after: ChangeRecord;
}

const shownDetail = (value: string | boolean | null | undefined): string | null =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : (value ?? null);

const shownAdditional = (additional: Additional | null | undefined): string | null =>
  additional ? `${additional.name}, ${formatNaira(additional.priceKobo)}` : null;

const shownAirport = (id: number | undefined): string | null => (id === undefined ? null : airportName(id));
const shownMoment = (at: string | undefined): string | null => (at ? formatMoment(new Date(at)) : null);

const flightParts: readonly [keyof ChangeRecord, string, (record: ChangeRecord) => string | null][] = [
  ['flightNumber', 'Flight number', ({ flightNumber }) => flightNumber ?? null],
  ['airline', 'Airline', ({ airline }) => airline ?? null],
  ['airportId', 'Airport', ({ airportId }) => shownAirport(airportId)],
  ['destinationAirportId', 'Destination', ({ destinationAirportId }) => shownAirport(destinationAirportId)],
  ['flightAt', 'Airport time', ({ flightAt }) => shownMoment(flightAt)],
  ['additional', 'Additional service', ({ additional }) => shownAdditional(additional)],
];

const flightLines = ({ before, after }: Sides): ChangeLine[] =>
  flightParts.flatMap(([key, what, shown]) =>
    key in after ? [{ what, before: shown(before), after: shown(after) }] : [],
  );

const needs: readonly (keyof PassengerDetails)[] = ['wheelChair', 'specialRequirement'];

const passengerLines = ({ before, after }: Sides, showsNeeds: boolean): ChangeLine[] =>
  (after.passengers ?? []).flatMap((changed) => {
    const was = before.passengers?.find(({ id }) => id === changed.id);
    const name = was?.name ?? changed.name;
    const hidden = showsNeeds ? [] : needs;
    return [
      ...detailNames
        .filter((detail) => detail in changed && !hidden.includes(detail))
        .map((detail) => ({
          what: `${detailLabels[detail]} of ${name}`,
          before: shownDetail(was?.[detail]),
          after: shownDetail(changed[detail]),
        })),
      ...(hidden.some((detail) => detail in changed)
        ? [{ what: `Needs of ${name}`, before: 'not shown', after: 'changed' }]
        : []),
    ];
  });

export const changeLines = (sides: Sides, showsNeeds: boolean): ChangeLine[] => [
  ...flightLines(sides),
  ...passengerLines(sides, showsNeeds),
  ...(sides.before.removed ?? []).map(({ name }) => ({ what: 'Passenger', before: name, after: null })),
];

export function kindsOf({ before, after }: Sides): ChangeKind[] {
  const kinds: [ChangeKind, boolean][] = [
    ['details', (after.passengers ?? []).length > 0],
    [
      'flight',
      (['flightNumber', 'airline', 'destinationAirportId', 'flightAt'] as const).some((key) => key in after),
    ],
    ['airport', 'airportId' in after],
    ['removal', (before.removed ?? []).length > 0],
    ['service', 'additional' in after],
  ];
  return kinds.flatMap(([kind, applies]) => (applies ? [kind] : []));
}
