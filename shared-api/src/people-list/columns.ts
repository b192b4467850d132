import { firstOf, notesAbove, notesOn, readTable, type TableRow } from '../table/readTable.ts';
import { searchText } from '../text/searchText.ts';
import { designationOf } from './repairs.ts';

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

const heading = (cell: string) => searchText(cell.replace(/[._\-/()*:]/g, ' '));
const fieldNamed = (cell: string): ListField | undefined => fieldByName.get(heading(cell));
const leftOut = ['', 's n', 'sn', 's no', 'no', '#', 'serial', 'serial no', 'serial number', 'error'];

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

export function completeColumns(columns: ListColumns): ListColumns {
  const once = columns.map((field, at) => (field && columns.indexOf(field) === at ? field : undefined));
  const has = (field: ListField) =>
    once.includes(field) || (once.includes('name') && (field === 'FirstName' || field === 'LastName'));
  return [...once, ...required.filter((field) => !has(field))];
}

export interface ReadColumns {
  columns: ListColumns;
  /** These columns have an unknown heading, so the user chooses a field for each of them. */
  asked: readonly number[];
  headings: readonly string[];
  /** The list has this number of columns. Text further to the right is an error. */
  width: number;
  rows: readonly TableRow[];
  notes: readonly string[];
}

/** The heading is the first row with at least two known column names. */
export function readColumns(text: string): ReadColumns {
  const table = readTable(text);
  const first = firstOf(table.rows);
  const at = first.findIndex(isHeading);
  const rows = [...first.slice(at + 1), ...table.rows];
  const { cells: headings = [] } = first[at] ?? {};
  const notes = [...table.notes, ...notesAbove(first.slice(0, Math.max(0, at))), ...notesOn(rows)];
  if (at >= 0) {
    const columns = headings.map(fieldNamed);
    const asked = columns.flatMap((field, place) =>
      field || leftOut.includes(heading(headings[place] ?? '')) ? [] : place,
    );
    return { columns, asked, headings, width: headings.length, rows, notes };
  }
  const all: ListColumns = designationOf(rows[0]?.cells[1])
    ? ['name', ...behindNames]
    : ['FirstName', 'LastName', ...behindNames];
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: widest }, (_, place) => all[place]);
  return {
    columns,
    asked: [...columns.keys()],
    headings,
    width: rows.length > 0 ? all.length : 0,
    rows,
    notes,
  };
}
