import {
  airportCode,
  airports,
  bookingStatusWords,
  cancellationDeadline,
  deskAt,
  displayName,
  formatDate,
  formatMoment,
  routeFacts,
  type SettingValues,
} from 'shared-api/rules';
import type { FlightSection } from '../../../documents/index.ts';
import type { FlightCard } from '../../../mail/compose.ts';
import type { BookingRow, PassengerRow } from '../bookingRow.ts';

export const airportName = (id: number): string => airports.find((airport) => airport.id === id)?.name ?? '';

export const bookerName = ({ firstName, lastName, businessName }: BookingRow): string =>
  displayName({ firstName, lastName, business_Name: businessName });

export const servicesText = ({ serviceName, additionalServiceName }: BookingRow): string =>
  [serviceName, additionalServiceName].filter(Boolean).join(' with ');

const routeOf = ({ serviceName, airportId, destinationAirportId }: BookingRow) =>
  routeFacts({ name: serviceName }, airportName(airportId), airportName(destinationAirportId));

export function deskFacts(settings: SettingValues, { airportId }: BookingRow): [string, string][] {
  const { meetingPoint, dutyPhone } = deskAt(settings, airportId) ?? {};
  const facts: [string, string | undefined][] = [
    ['Meeting point', meetingPoint],
    ['Duty telephone', dutyPhone],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

export const cancellationFact = (settings: SettingValues, { flightAt }: BookingRow): [string, string] => [
  settings.refundCanceled === 100 ? 'Free cancellation until' : 'Cancellation until',
  formatMoment(cancellationDeadline(flightAt, settings.cancellationHours)),
];

const printedNeeds = ({ wheelChair, specialRequirement }: PassengerRow, shown: boolean) =>
  shown || !(wheelChair || specialRequirement)
    ? { wheelChair, specialRequirement }
    : { wheelChair: null, specialRequirement: 'Stated' };

export type NeedsShown = (row: BookingRow) => boolean;

/** The letter to whoever booked shows the needs that they stated. */
export const allNeeds: NeedsShown = () => true;

export const flightSection = (
  row: BookingRow,
  passengers: readonly PassengerRow[],
  needsShown: NeedsShown,
): FlightSection => ({
  heading: [servicesText(row), row.flightNumber, row.invoiceId].filter(Boolean).join(' · '),
  facts: [
    ['Airport', airportName(row.airportId)],
    ...routeOf(row),
    ['Travel date', formatDate(row.dateOfTravel)],
    ['Airport time', formatMoment(row.flightAt)],
    ['Flight number', row.flightNumber],
    ['Airline', row.airline ?? ''],
    ['Status', bookingStatusWords(row.status)],
    ['Passengers', String(passengers.length)],
  ],
  passengers: passengers.map((passenger) => ({
    name: [passenger.firstName, passenger.middleName, passenger.lastName].filter(Boolean).join(' '),
    designation: passenger.designation,
    gender: passenger.gender,
    ...printedNeeds(passenger, needsShown(row)),
  })),
});

export const bookingInALine = ({ serviceName, airportId, flightAt, flightNumber }: BookingRow): string =>
  `${serviceName} at ${airportCode(airportId) ?? 'the airport'}, ${formatMoment(flightAt)} (${flightNumber})`;

export const flightCard = (row: BookingRow, facts: FlightCard['facts'] = []): FlightCard => ({
  service: servicesText(row),
  airportCode: airportCode(row.airportId) ?? '',
  airportName: airportName(row.airportId),
  when: formatMoment(row.flightAt),
  facts: [
    ['Flight', [row.flightNumber, row.airline].filter(Boolean).join(', ')],
    ...routeOf(row),
    ['Invoice No', row.invoiceId ?? 'N/A'],
    ...facts,
  ],
});

export function whereToAsk(
  { airportId }: BookingRow,
  { authorityUnit, authorityOffices }: SettingValues,
): string[] {
  const office =
    authorityOffices.find(({ airport }) => airportName(airportId).startsWith(airport)) ?? authorityOffices[0];
  if (!office) return [];
  const { address, phone, email } = office;
  return [`Questions? ${authorityUnit}: ${[address, phone, email].filter(Boolean).join(' · ')}`];
}
