import { designations, maxPassengers, passengerForm } from 'shared-api/bookings';
import { nationalPhone } from 'shared-api/wording';
import { validateBySchema } from 'shared-ui/form';
import type { PersonValues } from '../../shared/bookingValues.ts';
import { usualGender } from '../../shared/UsualGender.tsx';
import { readTable, type TableLine } from './readTable.ts';

type Field = keyof PersonValues;
type Column = Field | 'name';
type Cells = Partial<Record<Column, string>>;

/** One line of a list: a passenger who can be added, or what is wrong. */
export interface ListedPassenger extends TableLine {
  person?: PersonValues;
  problem?: string;
}

export interface PassengerList {
  /** The line with the names of the columns, if there is one. */
  heading: string | undefined;
  lines: readonly ListedPassenger[];
}

const columnNames: Readonly<Record<string, Column>> = {
  name: 'name',
  'full name': 'name',
  passenger: 'name',
  'first name': 'FirstName',
  firstname: 'FirstName',
  'last name': 'LastName',
  lastname: 'LastName',
  surname: 'LastName',
  designation: 'Designation',
  title: 'Designation',
  gender: 'Gender',
  sex: 'Gender',
  mobile: 'mobileNumber',
  'mobile number': 'mobileNumber',
  phone: 'mobileNumber',
  'phone number': 'mobileNumber',
  wheelchair: 'Wheel_Chair',
  'wheel chair': 'Wheel_Chair',
  requirement: 'Special_Requirement',
  'special requirement': 'Special_Requirement',
  'special requirements': 'Special_Requirement',
};

const labels: Readonly<Record<string, string>> = {
  FirstName: 'First name',
  LastName: 'Last name',
  Designation: 'Designation',
  Gender: 'Gender',
  mobileNumber: 'Mobile number',
  Wheel_Chair: 'Wheelchair',
  Special_Requirement: 'Special requirement',
};

const withOneName: readonly Column[] = [
  'name',
  'Designation',
  'Gender',
  'mobileNumber',
  'Wheel_Chair',
  'Special_Requirement',
];
const withTwoNames: readonly Column[] = ['FirstName', 'LastName', ...withOneName.slice(1)];

const columnNamed = (cell: string): Column | undefined => columnNames[cell.toLowerCase()];

const isHeading = ({ cells }: TableLine): boolean =>
  cells.filter((cell) => columnNamed(cell) !== undefined).length > 1;

/** "mr" and "Mr." are the same title. */
const designationOf = (cell = '') =>
  designations.find((one) => one.replace('.', '').toLowerCase() === cell.replace('.', '').toLowerCase());

function genderOf(cell = ''): PersonValues['Gender'] | undefined {
  if (/^m(ale)?$/i.test(cell)) return 'Male';
  return /^f(emale)?$/i.test(cell) ? 'Female' : undefined;
}

/** Neither yes nor no is undefined. */
function isYes(cell = ''): boolean | undefined {
  if (/^(y|yes|true|1|x)$/i.test(cell)) return true;
  return /^(n|no|false|0|none|-|)$/i.test(cell) ? false : undefined;
}

/** The last word is the last name. */
function namesOf({ name, FirstName, LastName }: Cells) {
  const words = name?.split(/\s+/) ?? [];
  return {
    FirstName: FirstName ?? words.slice(0, -1).join(' '),
    LastName: LastName ?? words.at(-1) ?? '',
  };
}

function personOf(cells: Cells) {
  const { Special_Requirement = '' } = cells;
  const Designation = designationOf(cells.Designation);
  const Gender =
    genderOf(cells.Gender) ?? (cells.Gender || !Designation ? undefined : usualGender[Designation]);
  return {
    ...namesOf(cells),
    Designation,
    Gender,
    mobileNumber: nationalPhone(cells.mobileNumber ?? ''),
    Wheel_Chair: isYes(cells.Wheel_Chair),
    Others: Special_Requirement !== '',
    ...(Special_Requirement && { Special_Requirement }),
  };
}

type Read = ReturnType<typeof personOf>;

function problemsOf(read: Read): string[] {
  const missing = {
    ...(read.Designation === undefined && { Designation: `one of ${designations.join(', ')}` }),
    ...(read.Gender === undefined && { Gender: 'Male or Female' }),
    ...(read.Wheel_Chair === undefined && { Wheel_Chair: 'yes or no' }),
  };
  const problems = { ...validateBySchema(passengerForm, read), ...missing };
  return Object.entries(problems).map(([field, text]) => {
    const label = labels[field] ?? field;
    return text.startsWith(label) ? text : `${label}: ${text}`;
  });
}

const isPerson = (read: Read): read is Read & PersonValues => problemsOf(read).length === 0;

function listed(line: TableLine, heading: readonly (Column | undefined)[] | undefined): ListedPassenger {
  const columns = heading ?? (designationOf(line.cells[1]) ? withOneName : withTwoNames);
  const more = line.cells.slice(columns.length).find(Boolean);
  if (more)
    return { ...line, problem: `“${more}” is in no column: put a text with commas in quotation marks` };
  const read = personOf(Object.fromEntries(line.cells.map((cell, index) => [columns[index] ?? '', cell])));
  return isPerson(read) ? { ...line, person: read } : { ...line, problem: problemsOf(read).join('; ') };
}

/** Reads a list of passengers, of whom a flight takes this many more. */
export function readPassengers(text: string, room: number): PassengerList {
  const [first, ...others] = readTable(text);
  if (!first) return { heading: undefined, lines: [] };
  const columns = isHeading(first) ? first.cells.map(columnNamed) : undefined;
  let left = room;
  const lines = (columns ? others : [first, ...others]).map((line) => {
    const one = listed(line, columns);
    if (!one.person) return one;
    left -= 1;
    return left >= 0
      ? one
      : { ...line, problem: `A flight takes at most ${maxPassengers} passengers of one booking` };
  });
  return { heading: columns && first.text, lines };
}
