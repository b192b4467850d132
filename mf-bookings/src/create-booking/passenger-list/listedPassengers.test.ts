import { readPassengers } from './listedPassengers.ts';

const read = (text: string, room = 500) => readPassengers(text, room).lines;
const people = (text: string) => read(text).map(({ person }) => person);

const ada = {
  FirstName: 'Adaeze',
  LastName: 'Sample',
  Designation: 'Mrs.',
  Gender: 'Female',
  mobileNumber: '08031234567',
  Wheel_Chair: true,
  Others: true,
  Special_Requirement: 'Oxygen, on arrival',
};
const plain = { ...ada, Wheel_Chair: false, Others: false, Special_Requirement: undefined };

it.each([
  ['a spreadsheet', 'Adaeze Sample\tMrs.\tFemale\t0803 123 4567\tyes\tOxygen, on arrival'],
  ['two columns of names', 'Adaeze\tSample\tmrs\tf\t8031234567\tY\tOxygen, on arrival'],
  ['a CSV file', '\uFEFFAdaeze Sample,Mrs.,,+2348031234567,1,"Oxygen, on arrival"\r\n'],
  [
    'columns in another order',
    'S/N;Mobile;Title;Surname;First name;Wheelchair;Special requirement\n1;08031234567;Mrs;Sample;Adaeze;x;Oxygen, on arrival',
  ],
])('reads a passenger from %s', (_what, text) => {
  expect(people(text)).toEqual([ada]);
});

it('what is left out is no wheelchair, no requirement and the usual gender', () => {
  expect(people('Adaeze Sample,Mrs.,,08031234567\n\n')).toEqual([plain]);
});

it('says what is wrong with which line, and passes the others', () => {
  const lines = read(
    'Name,Designation,Gender,Mobile,Wheelchair\nAdaeze Sample,Mrs.,,08031234567,no\n\nBo,Sir,,0803,maybe\nAda Sample,Dr.,,08031234567',
  );
  expect(lines.map(({ number, problem }) => [number, problem])).toEqual([
    [2, undefined],
    [
      4,
      expect.stringMatching(
        /First name: .*Designation: one of Mr\., .*Gender: Male or Female.*Wheelchair: yes or no/,
      ),
    ],
    [5, 'Gender: Male or Female'],
  ]);
});

it('a cell too many is told, not left out', () => {
  expect(read('Adaeze Sample,Mrs.,,08031234567,no,Oxygen, on arrival')[0]?.problem).toMatch(
    /“on arrival” is in no column/,
  );
});

it('of more passengers than fit the rest is told', () => {
  const text = Array.from({ length: 3 }, () => 'Adaeze Sample,Mrs.,,08031234567').join('\n');
  expect(read(text, 2).map(({ problem }) => problem)).toEqual([
    undefined,
    undefined,
    'A flight takes at most 500 passengers of one booking',
  ]);
});

it('a line break within quotation marks is a part of its cell', () => {
  const [only, ...others] = read('Adaeze Sample,Mrs.,,08031234567,no,"Oxygen\non arrival"');
  expect(others).toEqual([]);
  expect(only?.person?.Special_Requirement).toBe('Oxygen\non arrival');
});
