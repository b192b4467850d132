import { longDate, longDateTime } from './documentDates.ts';

it.each([
  ['2021-03-01', '1st'],
  ['2021-03-02', '2nd'],
  ['2021-03-03', '3rd'],
  ['2021-03-04', '4th'],
  ['2021-03-11', '11th'],
  ['2021-03-12', '12th'],
  ['2021-03-13', '13th'],
  ['2021-03-21', '21st'],
  ['2021-03-31', '31st'],
])('%s is the %s [CONST-08]', (day, ordinal) => {
  expect(longDate(new Date(`${day}T12:00:00Z`))).toBe(`${ordinal} March, 2021`);
});

it('a late evening in UTC is already the next day in Lagos', () => {
  expect(longDateTime(new Date('2021-03-03T23:30:00Z'))).toBe('4th March, 2021, 00:30 WAT');
});
