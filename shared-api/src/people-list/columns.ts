import { searchText } from '../text/searchText.ts';
import type { TableRow } from './readTable.ts';
import { designationOf } from './repairs.ts';

/** What a column can hold. */
export const listFields = {
  name: 'Full name',
  FirstName: 'First name',
  LastName: 'Last name',
  Designation: 'Designation',
  Gender: 'Gender',
  mobileNumber: 'Mobile number',
  Wheel_Chair: 'Wheelchair',
  Special_Requirement: 'Special requirement',
  Reference: 'Reference',
  Flight_Number: 'Flight number',
  Date_Of_Travel: 'Travel date',
  airportTime: 'Airport time',
} as const;
export type ListField = keyof typeof listFields;
/** Of a column that is left out: undefined. */
export type ListColumns = readonly (ListField | undefined)[];

const names: Readonly<Record<ListField, string>> = {
  name: 'name, full name, names, passenger, passenger name, traveller',
  FirstName: 'first name, firstname, given name, given names, forename, other names',
  LastName: 'last name, lastname, surname, family name',
  Designation: 'designation, title, salutation',
  Gender: 'gender, sex',
  mobileNumber:
    'mobile, mobile no, mobile number, phone, phone no, phone number, gsm, gsm no, gsm number, tel, telephone',
  Wheel_Chair: 'wheelchair, wheel chair',
  Special_Requirement:
    'special requirement, special requirements, requirement, requirements, remark, remarks, notes',
  Reference: 'reference, ref, cost centre, cost center, order number, order no',
  Flight_Number: 'flight, flight no, flight number',
  Date_Of_Travel: 'date, travel date, date of travel, flight date',
  airportTime: 'time, airport time, flight time',
};

const fieldByName = new Map<string, ListField>(
  Object.entries(names).flatMap(([field, all]) => all.split(', ').map((name) => [name, field as ListField])),
);

const fieldNamed = (cell: string): ListField | undefined =>
  fieldByName.get(searchText(cell.replace(/[._\-/()*:]/g, ' ')));

/** Two known names make a heading. */
const isHeading = ({ cells }: TableRow): boolean =>
  cells.filter((cell) => fieldNamed(cell) !== undefined).length > 1;

const behindNames: ListColumns = [
  'Designation',
  'Gender',
  'mobileNumber',
  'Wheel_Chair',
  'Special_Requirement',
];
const required: readonly ListField[] = ['FirstName', 'LastName', 'Designation', 'Gender', 'mobileNumber'];

/** Each field in one column, and a column for whatever has to be filled in. */
export function completeColumns(columns: ListColumns): ListColumns {
  const once = columns.map((field, at) => (field && columns.indexOf(field) === at ? field : undefined));
  const has = (field: ListField) =>
    once.includes(field) || (once.includes('name') && (field === 'FirstName' || field === 'LastName'));
  return [...once, ...required.filter((field) => !has(field))];
}

export interface ReadColumns {
  columns: ListColumns;
  /** By a heading; else they are guessed, and whoever pasted them has the last word. */
  named: boolean;
  /** Text behind this column has no place. */
  width: number;
  rows: readonly TableRow[];
}

export function readColumns([first, ...others]: readonly TableRow[]): ReadColumns {
  if (!first) return { columns: [], named: false, width: 0, rows: [] };
  if (isHeading(first))
    return { columns: first.cells.map(fieldNamed), named: true, width: first.cells.length, rows: others };
  const all: ListColumns = designationOf(first.cells[1])
    ? ['name', ...behindNames]
    : ['FirstName', 'LastName', ...behindNames];
  const widest = Math.max(...[first, ...others].map(({ cells }) => cells.length));
  const columns = Array.from({ length: widest }, (_, at) => all[at]);
  return { columns, named: false, width: all.length, rows: [first, ...others] };
}
