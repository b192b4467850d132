import { Schema } from 'yup';
import { completeColumns, type ListField, readColumns } from './columns.ts';
import { copyOut, faultsIn, listTemplate } from './copyOut.ts';
import { type ListContext, listReader } from './peopleList.ts';
import { maxListBytes, readListFile } from './readFile.ts';

const now = new Date('2026-03-03T10:00:00Z');
const flight = {
  AirportId: 13,
  DestinationAirportId: 1,
  Date_Of_Travel: '2026-11-24',
  airportTime: '14:00',
  Flight_Number: 'P47121',
  airline: 'Air Peace',
  additionalServiceId: 0,
} as const;

function read(text: string, own: Partial<ListContext> = {}) {
  const { columns, width, rows } = readColumns(text);
  const context = { width, columns: completeColumns(columns), flight, added: [], now, ...own };
  return { columns: context.columns, ...listReader(context)(rows) };
}

const headings: Readonly<Record<string, string>> = {
  FirstName: 'Given name',
  LastName: 'Surname',
  Designation: 'Title',
  Gender: 'Sex',
  mobileNumber: 'GSM',
  Wheel_Chair: 'Wheelchair',
  Special_Requirement: 'Remarks',
  Reference: 'Cost centre',
  Flight_Number: 'Flight',
  Date_Of_Travel: 'Date',
  airportTime: 'Time',
};
const right: Readonly<Record<string, string>> = {
  FirstName: 'Adaeze',
  LastName: 'Sample',
  Designation: 'Mrs.',
  Gender: 'Female',
  mobileNumber: '08031234567',
  Wheel_Chair: 'No',
  Special_Requirement: '',
  Reference: 'CC-410',
  Flight_Number: 'P47121',
  Date_Of_Travel: '2026-11-24',
  airportTime: '14:00',
};
const cellFor = (field: string, text: string) => {
  const lines = [Object.values(headings), Object.values({ ...right, [field]: text })];
  const [row] = read(lines.map((cells) => cells.join('\t')).join('\n')).rows;
  return row?.cells[field as ListField];
};

it.each([
  ['mobileNumber', '8031234567', '08031234567'],
  ['mobileNumber', '+234 803 123 4567', '08031234567'],
  ['mobileNumber', '2348031234567', '08031234567'],
  ['mobileNumber', '0803-123-4567', '08031234567'],
  ['mobileNumber', '8031234567.0', '08031234567'],
  ['Date_Of_Travel', '24/11/2026', '24 November 2026'],
  ['Date_Of_Travel', '24/11/26', '24 November 2026'],
  ['Date_Of_Travel', '24-Nov-26', '24 November 2026'],
  ['Date_Of_Travel', '24 nov 2026', '24 November 2026'],
  ['Date_Of_Travel', '2026-11-24', '24 November 2026'],
  ['Date_Of_Travel', '46350', '24 November 2026'],
  ['Date_Of_Travel', '04/03/2026', '4 March 2026'],
  ['airportTime', '6:15 AM', '06:15'],
  ['airportTime', '12:05 am', '00:05'],
  ['airportTime', '6:15pm', '18:15'],
  ['airportTime', '06:15:00', '06:15'],
  ['airportTime', '0615', '06:15'],
  ['airportTime', '0.2604', '06:15'],
  ['Gender', 'F', 'Female'],
  ['Gender', 'mrs', 'Female'],
  ['Gender', 'M', 'Male'],
  ['Gender', 'Mr', 'Male'],
  ['Gender', '', 'Female'],
  ['Designation', 'Mr', 'Mr.'],
  ['Designation', 'dr', 'Dr.'],
  ['Flight_Number', 'p47121', 'P47121'],
  ['FirstName', 'Ada  Eze', 'Ada Eze'],
  ['FirstName', '\u200eAda\u202c Eze', 'Ada Eze'],
  ['Designation', '\u200eMrs.', 'Mrs.'],
])('%s: %j is read as %j, and marked', (field, given, text) => {
  expect(cellFor(field, given)).toEqual({ given, text, repaired: true, fault: undefined });
});

const short = 'Must be at least 3 character(s) long';
const noDate = 'Invalid date format';
const noTime = 'Invalid time format';
const digits = 'Mobile number must be exactly 11 digits long';

it.each([
  ['FirstName', '', short],
  ['FirstName', 'Bo', short],
  ['FirstName', 'B\u200bo', short],
  ['FirstName', '𞤀𞤣', short],
  ['FirstName', 'See https://gamma.example', 'Must not hold a web address'],
  ['FirstName', 'Юрий', 'Please use the letters of a passport: “Ю” cannot be printed'],
  ['LastName', '', short],
  ['LastName', ' x ', short],
  ['LastName', 'x'.repeat(101), 'Must be at most 100 character(s) long'],
  ['Designation', '', 'Invalid selection'],
  ['Designation', 'Chief', 'Invalid selection'],
  ['Gender', 'Unknown', 'Invalid gender selection'],
  ['Gender', 'Dr', 'Invalid gender selection'],
  ['mobileNumber', '', digits],
  ['mobileNumber', '0803', digits],
  ['mobileNumber', '080312345678', digits],
  ['mobileNumber', '0803123456a', 'Mobile number must be a number'],
  ['mobileNumber', '+44 7911', 'Mobile number must be a number'],
  ['mobileNumber', '8.03E+09', 'Digits are missing: format the column as text'],
  ['mobileNumber', '8,03123E+9', 'Digits are missing: format the column as text'],
  ['mobileNumber', '=1+1', 'Mobile number must be a number'],
  ['Wheel_Chair', 'maybe', 'Yes or no'],
  ['Special_Requirement', 'ab', short],
  ['Reference', 'x'.repeat(51), 'Must be at most 50 character(s) long'],
  ['Flight_Number', 'P4', short],
  ['Flight_Number', 'Lagos', 'Must be a flight number such as P47121 or BA 75'],
  ['Date_Of_Travel', '11/24/2026', noDate],
  ['Date_Of_Travel', '31/02/2027', noDate],
  ['Date_Of_Travel', '00/11/2026', noDate],
  ['Date_Of_Travel', '24/11', noDate],
  ['Date_Of_Travel', '24-Foo-2026', noDate],
  ['Date_Of_Travel', 'tomorrow', noDate],
  ['Date_Of_Travel', '463500', noDate],
  ['Date_Of_Travel', '46350', undefined],
  ['Date_Of_Travel', '02/03/2026', 'Select a date in the future'],
  ['airportTime', '25:00', noTime],
  ['airportTime', '6:75', noTime],
  ['airportTime', '2460', noTime],
  ['airportTime', '1', 'In the morning or in the evening? Write 1 am or 1 pm'],
  ['airportTime', '0.99999', 'Midnight begins a day: write 00:00, and the day that begins'],
  ['airportTime', '46350', noTime],
])('%s: %j is faulty: %s', (field, given, fault) => {
  expect(cellFor(field, given)?.fault).toBe(fault);
});

it.each([
  ['cells of a spreadsheet', 'Adaeze Sample\tMrs.\tFemale\t08031234567\tyes\tOxygen, on arrival'],
  ['two columns of names', 'Adaeze\tSample\tMrs.\tFemale\t08031234567\tY\tOxygen, on arrival'],
  ['a CSV file', '\uFEFFAdaeze Sample,Mrs.,,08031234567,1,"Oxygen, on arrival"\r\n'],
  [
    'a CSV file with semicolons',
    '"Adaeze Sample, Ms";x\n'.replace(/.*\n/, 'Adaeze Sample;Mrs.;;08031234567;x;Oxygen, on arrival'),
  ],
  [
    'columns in another order, some of them unknown',
    'S/N;GSM;Title;Surname;Given name;Wheelchair;Remarks\n1;08031234567;Mrs;Sample;Adaeze;x;Oxygen, on arrival',
  ],
  [
    'a title before the names',
    'Name,Phone,Wheelchair,Remarks\nMrs Adaeze Sample,08031234567,true,"Oxygen, on arrival"',
  ],
])('a passenger is read from %s', (_what, text) => {
  const { rows } = read(text);
  expect(rows.map(({ person }) => person)).toEqual([
    {
      FirstName: 'Adaeze',
      LastName: 'Sample',
      Designation: 'Mrs.',
      Gender: 'Female',
      mobileNumber: '08031234567',
      Wheel_Chair: true,
      Others: true,
      Special_Requirement: 'Oxygen, on arrival',
    },
  ]);
});

const mobiles = (text: string) => read(text).rows.map((row) => row.person?.mobileNumber ?? faultsIn(row));
const named = 'Name,Title,Phone';
const zero = 'Ada Sample,Mrs,="08031234567"';

it.each([
  [
    'a line that names the separator',
    'sep=;\nName;Title;Phone\nAda Sample;Mrs;08031234567',
    ['Line 1, which'],
  ],
  [
    'title rows',
    `Staff of Gamma Ltd,,\nMarch 2026,,\n\n${named}\n${zero}`,
    ['Lines 1 to 2 are above', 'Line 5: '],
  ],
  ['nine title rows', `${'Gamma\n'.repeat(9)}${named}\n${zero}`, ['Lines 1 to 9 are above', 'Line 11: ']],
  ['a text that begins like one', `="Passengers"\n${named}\nAda Sample,Mrs,08031234567`, ['Line 1 is above']],
])('%s above the headings: left out, which is told', (_what, text, notes) => {
  expect(mobiles(text)).toEqual(['08031234567']);
  expect(readColumns(text).notes).toEqual(notes.map((note) => expect.stringContaining(note)));
});

it('the headings are looked for in the first ten rows alone', () => {
  expect(readColumns(`${'Gamma\n'.repeat(10)}${named}\n${zero}`).headings).toEqual([]);
});

it('headings that are unknown are asked for where something stands in them, the known ones are not', () => {
  const asked = (headings: string) => readColumns(`${headings}\n1,2,3,4,5`).asked;
  expect(asked('S/N,Name,Title,Phone,Error')).toEqual([]);
  expect(asked('S/N,Name,Title,Contact,Seat')).toEqual([3, 4]);
  expect(asked('S/N,Name,,Phone,')).toEqual([]);
  expect(asked('1,2,3')).toEqual([0, 1, 2, 3, 4]);
});

it('a cell that is filled in behind the headings is of the column that it stands in', () => {
  const { columns, rows, width } = readColumns('Name,Title,Phone\nAda Sample,Dr,08031234567');
  const all = completeColumns(columns);
  expect(all).toEqual(['name', 'Designation', 'mobileNumber', 'Gender']);
  const filled = rows.map((row) => ({ ...row, cells: [...row.cells, 'Female'] }));
  const [row] = listReader({ columns: all, width, flight, added: [], now })(filled).rows;
  expect(row?.person?.Gender).toBe('Female');
});

it('a row’s own flight number, date, time and reference stand before the form’s', () => {
  const text =
    'Name,Title,Phone,Flight,Date,Time,Cost centre\nAda Sample,Mrs,08031234567,,25/11/2026,0615,\nBola Sample,Mr,08031234568,w3101,,,CC-2';
  expect(read(text, { reference: 'CC-1' }).rows).toMatchObject([
    {
      person: { Reference: 'CC-1' },
      flight: { ...flight, Date_Of_Travel: '2026-11-25', airportTime: '06:15' },
    },
    { person: { Reference: 'CC-2' }, flight: { ...flight, Flight_Number: 'W3101' } },
  ]);
});

it('the rest of the flight has to be filled in first', () => {
  const text = 'Name,Title,Phone,Flight,Date,Time\nAda Sample,Mrs,08031234567,P47121,24/11/2026,06:15';
  const { airline: _, ...some } = flight;
  expect(read(text, { flight: some })).toMatchObject({ flightMissing: true, rows: [{ flight: undefined }] });
  expect(read(text, { flight: { ...some, airline: 'Air Peace', Flight_Number: '' } }).flightMissing).toBe(
    false,
  );
});

const ada = 'Ada Sample,Mrs.,,08031234567';

it('the same person twice on a flight is told, in the list and against those added', () => {
  const [, second] = read(`${ada}\nADÁ sample,Mrs.,,+2348031234567`).rows;
  expect(second).toMatchObject({ fault: 'The same person as in row 1', person: undefined });
  const person = { FirstName: 'Ada', LastName: 'Sample', mobileNumber: '08031234567' };
  expect(read(ada, { added: [{ person, flight }] }).rows[0]?.fault).toBe('Already added to this flight');
  const other = { ...flight, Flight_Number: 'W3101' };
  expect(read(ada, { added: [{ person, flight: other }] }).rows[0]?.fault).toBeUndefined();
});

it('a flight takes 500 passengers and a booking 100 flights', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => `Ada Sample,Mrs.,,0803${String(n).padStart(7, '0')}`);
  const faults = ({ rows }: ReturnType<typeof read>) => rows.flatMap(({ fault }) => fault ?? []);
  expect(faults(read(many(502).join('\n')))).toEqual(
    Array.from({ length: 2 }, () => 'A flight takes at most 500 passengers of one booking'),
  );
  const flights = many(102).map((line, n) => `${line},P4${100 + n}`);
  expect(faults(read(['Name,Title,Sex,Phone,Flight', ...flights].join('\n')))).toEqual(
    Array.from({ length: 2 }, () => 'A booking takes at most 100 flights'),
  );
});

it('500 right rows are previewed by one run of the form’s rules for each flight, which a slow phone has the time for', () => {
  const rules = jest.spyOn(Schema.prototype, 'validateSync');
  const lines = Array.from(
    { length: 500 },
    (_, n) => `Ada Sample,Mrs.,,803${String(1_000_000 + n)},P4${100 + (n % 3)},25-Nov-26`,
  );
  const { rows } = read(['Name,Title,Sex,Phone,Flight,Date', ...lines].join('\n'));
  expect(rows.filter(({ person, flight: own }) => person && own)).toHaveLength(500);
  expect(rules).toHaveBeenCalledTimes(3);
  rules.mockRestore();
});

it('a cell too many is told, not left out', () => {
  expect(read('Adaeze Sample,Mrs.,,08031234567,no,Oxygen, on arrival').rows[0]?.fault).toMatch(
    /“on arrival” is in no column/,
  );
});

it('faulty rows come back out with what is wrong, and in again; no cell is run by a spreadsheet', () => {
  const { rows, columns } = read('Name,Title,Phone\n=Ada Bo,Chief,+2348031234567');
  const [row] = rows;
  expect(row && faultsIn(row)).toEqual([
    'Full name: Last name: Must be at least 3 character(s) long',
    'Designation: Invalid selection',
    'Gender: Invalid gender selection',
  ]);
  const out = copyOut(rows, columns);
  expect(out.split('\n')[1]).toMatch(/^'=Ada Bo\tChief\t'\+2348031234567\t\tFull name/);
  expect(read(out).rows[0]?.row.cells.slice(0, 3)).toEqual(['=Ada Bo', 'Chief', '+2348031234567']);
  expect(read(`${listTemplate}Ada,Sample,Mrs.,Female,08031234567\n`).rows[0]?.person).toBeDefined();
});

const bytes = (...codes: number[]) => Uint8Array.from(codes);
it.each([
  ['UTF-16 by its mark', bytes(0xff, 0xfe, 0xd2, 0x00), 'Ò'],
  ['UTF-16 in the other order', bytes(0xfe, 0xff, 0x00, 0xd2), 'Ò'],
  ['UTF-8', bytes(0xc3, 0x92), 'Ò'],
  ['Windows-1252', bytes(0xd2, 0x41), 'ÒA'],
])('a file is read as %s', (_, content, text) => {
  expect(readListFile(content)).toEqual({ text });
});

it('workbooks and files above 1 MB are refused', () => {
  expect(readListFile(bytes(0x50, 0x4b, 0x03, 0x04, 1))).toEqual({
    fault: 'This is a workbook. Save as CSV or copy the cells',
  });
  expect(readListFile(new Uint8Array(maxListBytes + 1))).toEqual({ fault: 'The file is larger than 1 MB' });
});

it('a corrected row is read again, the others are not', () => {
  const { columns, rows } = readColumns(`${ada}\nBo,Mr.,,0803`);
  const reader = listReader({ columns, flight, added: [], now });
  const before = reader(rows).rows;
  const corrected = rows.map((row, at) =>
    at === 1 ? { ...row, cells: ['Bola Sample', 'Mr.', '', '08031234568'] } : row,
  );
  const after = reader(corrected).rows;
  expect(after[0]?.cells).toBe(before[0]?.cells);
  expect([before[1]?.person, after[1]?.person?.FirstName]).toEqual([undefined, 'Bola']);
});
