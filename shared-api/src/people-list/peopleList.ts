import { usualGender } from '../bookings/choices.ts';
import { flightCode } from '../bookings/flightCode.ts';
import { flightForm, passengerForm } from '../bookings/requestBodies.ts';
import { hasLeft, maxPassengers } from '../bookings/rules.ts';
import { problemsOf } from '../contract/problemsOf.ts';
import type { InferType } from '../contract/yup.ts';
import { isCalendarDate, lagosInstant, monthNames } from '../dates/dates.ts';
import { personKey } from '../people/rules.ts';
import type { TableRow } from '../table/readTable.ts';
import { characters, cleanText } from '../text/cleanText.ts';
import { quoted } from '../text/firstCharacters.ts';
import { unprintable } from '../text/printable.ts';
import { type ListColumns, type ListField, listFields } from './columns.ts';
import { dateOf, designationOf, genderOf, type Meant, mobileOf, timeOf, yesOrNo } from './repairs.ts';

export type ListedPerson = InferType<typeof passengerForm>;
export type ListedFlight = InferType<typeof flightForm>;

/** `given` is the pasted text. `text` is the corrected text. `repaired` is true when the two texts differ. */
export interface ListedCell {
  given: string;
  text: string;
  repaired: boolean;
  fault?: string | undefined;
}

export interface ListedRow {
  row: TableRow;
  cells: Readonly<Partial<Record<ListField, ListedCell>>>;
  fault?: string | undefined;
  person: ListedPerson | undefined;
  flight: ListedFlight | undefined;
}

export interface PeopleList {
  rows: readonly ListedRow[];
  /** True means that some detail of the flight is neither in a column nor in the form. */
  flightMissing: boolean;
}

interface Seat {
  person: { FirstName: string; LastName: string; mobileNumber: string };
  flight: { Flight_Number: string; Date_Of_Travel: string; airportTime: string };
}

export interface ListContext {
  columns: ListColumns;
  /** The list has this number of columns. Text further to the right is an error. */
  width?: number;
  /** The user entered this flight in the form, for all rows. A row's own values override the flight. */
  flight: Partial<ListedFlight>;
  reference?: string | undefined;
  added: readonly Seat[];
  now: Date;
}

const maxFlights = 100;

const within = (text: string, min: number, max: number) => {
  const length = characters(text);
  return length >= min && length <= max;
};

const isPlainName = (name: string) =>
  /^[\p{L}\p{M}' -]+$/u.test(name) && within(name, 3, 100) && unprintable(name) === undefined;

/** Full validation of hundreds of rows takes a second on a slow phone, so most rows skip it. */
const surelyRight = (person: ReadPerson): boolean =>
  isPlainName(person.FirstName) &&
  isPlainName(person.LastName) &&
  person.Designation !== undefined &&
  person.Gender !== undefined &&
  /^\d{11}$/.test(person.mobileNumber) &&
  (person.Special_Requirement === undefined || within(person.Special_Requirement, 3, 500)) &&
  (person.Reference === undefined || within(person.Reference, 0, 50));

type ReadPerson = Pick<ListedPerson, 'FirstName' | 'LastName' | 'mobileNumber'> &
  Partial<Pick<ListedPerson, 'Designation' | 'Gender' | 'Reference'>> & { Special_Requirement?: string };

/** The month is written as a word, so that day and month cannot be confused. */
export function dayText(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${Number(day)} ${monthNames[Number(month) - 1]} ${year}`;
}

const nothing = (text: string) => (/^(none|nil|n\/a|-)$/i.test(text) ? '' : text);

interface PersonNames {
  FirstName: string;
  LastName: string;
  title?: string | undefined;
}

function namesOf(given: Partial<Record<ListField, string>>): PersonNames {
  if (given.name === undefined)
    return { FirstName: cleanText(given.FirstName ?? ''), LastName: cleanText(given.LastName ?? '') };
  const words = cleanText(given.name).split(' ');
  const title = words.length > 1 ? designationOf(words[0]) : undefined;
  const rest = title ? words.slice(1) : words;
  return { FirstName: rest.slice(0, -1).join(' '), LastName: rest.at(-1) ?? '', title };
}

type FlightFaults = (flight: Partial<ListedFlight>) => Record<string, string>;
type Row = Pick<ListedRow, 'cells' | 'fault' | 'person' | 'flight'> & { flightMissing: boolean };

const rowFlight = ['Flight_Number', 'Date_Of_Travel', 'airportTime'] as const;

function readRow(
  { cells }: TableRow,
  { columns, width = columns.length, flight: base, reference, now }: ListContext,
  flightFaults: FlightFaults,
): Row {
  const given: Partial<Record<ListField, string>> = {};
  const written: Partial<Record<ListField, string>> = {};
  for (const [at, field] of columns.entries()) {
    if (!field) continue;
    written[field] = cells[at]?.trim() ?? '';
    given[field] = cleanText(written[field]);
  }
  const faults: Record<string, string | undefined> = {};
  const meant = <Value>(field: ListField, { ...read }: Meant<Value>): Value | undefined => {
    if ('fault' in read) faults[field] = read.fault;
    return 'value' in read ? read.value : undefined;
  };
  const names = namesOf(given);
  const Designation = designationOf(given.Designation || names.title);
  const remark = nothing(cleanText(given.Special_Requirement ?? ''));
  const mobile = meant('mobileNumber', mobileOf(given.mobileNumber ?? ''));
  const person: ReadPerson & Pick<ListedPerson, 'Wheel_Chair' | 'Others'> = {
    FirstName: names.FirstName,
    LastName: names.LastName,
    Designation,
    Gender: given.Gender ? genderOf(given.Gender) : Designation && usualGender[Designation],
    mobileNumber: mobile ?? '',
    Wheel_Chair: meant('Wheel_Chair', yesOrNo(given.Wheel_Chair ?? '')) ?? false,
    Others: remark !== '',
    ...(remark && { Special_Requirement: remark }),
    ...((given.Reference || reference) && { Reference: given.Reference || reference }),
  };
  const date = given.Date_Of_Travel && meant('Date_Of_Travel', dateOf(given.Date_Of_Travel));
  const time = given.airportTime && meant('airportTime', timeOf(given.airportTime));
  const flight = {
    ...base,
    ...(given.Flight_Number && { Flight_Number: cleanText(given.Flight_Number).toUpperCase() }),
    ...(date && { Date_Of_Travel: date }),
    ...(time && { airportTime: time }),
  };
  const ofPerson = surelyRight(person) ? {} : problemsOf(passengerForm, person);
  const ofFlight = { ...flightFaults(flight) };
  const { Date_Of_Travel = '', airportTime = '' } = flight;
  if (
    isCalendarDate(Date_Of_Travel) &&
    /^\d\d:\d\d$/.test(airportTime) &&
    hasLeft(lagosInstant(Date_Of_Travel, airportTime), now)
  )
    ofFlight.Date_Of_Travel ??= 'Select a date in the future';
  for (const [field, fault] of Object.entries(ofPerson)) {
    const isName = field === 'FirstName' || field === 'LastName';
    if (isName && given.name !== undefined) faults.name ??= `${listFields[field]}: ${fault}`;
    else faults[field] ??= fault;
  }
  const inColumn = (field: string) => rowFlight.some((one) => one === field && given[one] !== undefined);
  const flightMissing = Object.keys(ofFlight).some((field) => !inColumn(field));
  for (const [field, fault] of Object.entries(ofFlight)) if (inColumn(field)) faults[field] ??= fault;
  // Text to the right of the headings is an error, unless the user has chosen a field for the column.
  const more = cells.find((cell, at) => at >= width && !columns[at] && cell);
  const shown = shownTexts({ given, person, flight });
  const cellOf = (field: ListField): ListedCell => {
    const { [field]: was = '' } = written;
    const text = faults[field] ? was : (shown[field] ?? '');
    const repaired = !faults[field] && text !== was && text !== '' && field !== 'Wheel_Chair';
    return { given: was, text, repaired, fault: faults[field] };
  };
  const isFine = Object.values(faults).every((fault) => fault === undefined) && !more;
  return {
    cells: Object.fromEntries(Object.keys(given).map((field) => [field, cellOf(field as ListField)])),
    fault: more && `${quoted(more)} is in no column: put a text with commas in quotation marks`,
    person: isFine ? (person as ListedPerson) : undefined,
    flight: isFine && !flightMissing ? (flight as ListedFlight) : undefined,
    flightMissing,
  };
}

interface Read {
  given: Partial<Record<ListField, string>>;
  person: Partial<ListedPerson>;
  flight: Partial<ListedFlight>;
}

function shownTexts({ given, person, flight }: Read): Partial<Record<ListField, string>> {
  return {
    name: `${person.FirstName} ${person.LastName}`,
    FirstName: person.FirstName,
    LastName: person.LastName,
    Designation: person.Designation,
    Gender: person.Gender,
    mobileNumber: person.mobileNumber,
    Wheel_Chair: person.Wheel_Chair ? 'Yes' : 'No',
    Special_Requirement: person.Special_Requirement ?? '',
    Reference: given.Reference,
    Flight_Number: given.Flight_Number && flight.Flight_Number,
    Date_Of_Travel: given.Date_Of_Travel && dayText(flight.Date_Of_Travel ?? ''),
    airportTime: given.airportTime && flight.airportTime,
  };
}

const flightKey = ({ Flight_Number, Date_Of_Travel, airportTime }: Seat['flight']) =>
  [flightCode(Flight_Number), Date_Of_Travel, airportTime].join(' ');

function judgeTogether(read: readonly ListedRow[], { added, flight: base }: ListContext): ListedRow[] {
  const seats = new Map<string, string>();
  const flights = new Map<string, number>();
  const take = ({ person, flight }: Seat, place: string) => {
    const key = flightKey(flight);
    flights.set(key, (flights.get(key) ?? 0) + 1);
    seats.set(`${personKey(person)} ${key}`, place);
  };
  for (const seat of added) take(seat, 'Already added to this flight');
  return read.map((one) => {
    const { row, person } = one;
    if (!person) return one;
    const flight = { Flight_Number: '', Date_Of_Travel: '', airportTime: '', ...base, ...one.flight };
    const key = flightKey(flight);
    const fault =
      seats.get(`${personKey(person)} ${key}`) ??
      ((flights.get(key) ?? 0) >= maxPassengers
        ? `A flight takes at most ${maxPassengers} passengers of one booking`
        : !flights.has(key) && flights.size >= maxFlights && `A booking takes at most ${maxFlights} flights`);
    if (fault) return { ...one, fault, person: undefined, flight: undefined };
    take({ person, flight }, `The same person as in row ${row.number}`);
    return one;
  });
}

/** Results are cached by row object, so a corrected row must be a new object. */
export function listReader(context: ListContext): (rows: readonly TableRow[]) => PeopleList {
  const known = new WeakMap<TableRow, Row>();
  const faultsByFlight = new Map<string, Record<string, string>>();
  const flightFaults: FlightFaults = (flight) => {
    const key = JSON.stringify(flight);
    const faults = faultsByFlight.get(key) ?? problemsOf(flightForm, flight);
    faultsByFlight.set(key, faults);
    return faults;
  };
  return (rows) => {
    let flightMissing = false;
    const read = rows.map((row) => {
      const one = known.get(row) ?? readRow(row, context, flightFaults);
      known.set(row, one);
      flightMissing ||= one.flightMissing;
      const { cells, fault, person, flight } = one;
      return { row, cells, fault, person, flight };
    });
    return { rows: judgeTogether(read, context), flightMissing };
  };
}
