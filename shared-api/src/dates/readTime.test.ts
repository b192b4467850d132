import { bothClocks, readTime } from './readTime.ts';

it.each([
  ['10:15', '10:15'],
  ['1015', '10:15'],
  ['17:30', '17:30'],
  ['1730', '17:30'],
  ['530', '05:30'],
  ['0530', '05:30'],
  ['5:30', '05:30'],
  ['05:30', '05:30'],
  ['9.30', '09:30'],
  ['9,30', '09:30'],
  ['9-30', '09:30'],
  ['9 30', '09:30'],
  ['09 : 30', '09:30'],
  ['7:5', '07:05'],
  ['17:35', '17:35'],
  ['0:05', '00:05'],
  ['005', '00:05'],
  ['0005', '00:05'],
  ['00:00', '00:00'],
  ['0', '00:00'],
  ['23:59', '23:59'],
  ['17', '17:00'],
  ['9:30 pm', '21:30'],
  ['9:30pm', '21:30'],
  ['9:30 PM', '21:30'],
  ['9.30 p.m.', '21:30'],
  ['9:30 p. m.', '21:30'],
  ['930 pm', '21:30'],
  ['9 30 pm', '21:30'],
  ['9:30p', '21:30'],
  ['9pm', '21:00'],
  ['9 pm', '21:00'],
  ['9 am', '09:00'],
  ['9a', '09:00'],
  ['12 am', '00:00'],
  ['12:30 am', '00:30'],
  ['12 pm', '12:00'],
  ['12:45pm', '12:45'],
  ['0:30 AM', '00:30'],
  ['17:30 pm', '17:30'],
  ['21h30', '21:30'],
  ['21 h 30', '21:30'],
  ['21h', '21:00'],
  ['9h', '09:00'],
  ['2130h', '21:30'],
  ['2130hrs', '21:30'],
  ['2130 hours', '21:30'],
  ['17:30 hrs', '17:30'],
  ['noon', '12:00'],
  ['12 noon', '12:00'],
  ['Midday', '12:00'],
  ['06:15:00', '06:15'],
  ['06:15:30.000', '06:15'],
  ['6:15:00 PM', '18:15'],
  ['06:15 WAT', '06:15'],
  ['06:15 local time', '06:15'],
  ['  06:15  ', '06:15'],
  ['17:30 · 5:30 PM', '17:30'],
])('%j is %s', (typed, value) => {
  expect(readTime(typed)).toEqual({ value });
});

it.each([
  ['9', 'In the morning or in the evening? Write 9 am or 9 pm'],
  ['09', 'In the morning or in the evening? Write 9 am or 9 pm'],
  ['12', 'In the morning or in the evening? Write 12 am or 12 pm'],
  ['7.5', 'Write both digits of the minutes, such as 07:05 or 07:50'],
  ['7 5', 'Write both digits of the minutes, such as 07:05 or 07:50'],
  ['midnight', 'Midnight begins a day: write 00:00, and the day that begins'],
  ['12 midnight', 'Midnight begins a day: write 00:00, and the day that begins'],
  ['24:00', 'Midnight begins a day: write 00:00, and the day that begins'],
  ['2400', 'Midnight begins a day: write 00:00, and the day that begins'],
  ['0930Z', 'Write the time at the airport, in West Africa Time'],
  ['09:30 GMT', 'Write the time at the airport, in West Africa Time'],
])('%j is refused, and the sentence says how to write it', (typed, fault) => {
  expect(readTime(typed)).toEqual({ fault });
});

it.each([
  '',
  'soon',
  '25:00',
  '24:30',
  '6:75',
  '2460',
  '960',
  '13:00 am',
  '0:30 pm',
  '46350',
  '10:15:99:1',
  '-5',
  '1e3',
  '5:30 xm',
])('%j is no time [BOOK-28]', (typed) => {
  expect(readTime(typed)).toEqual({ fault: 'Invalid time format' });
});

it.each([
  ['00:00', '00:00 · 12:00 AM'],
  ['05:30', '05:30 · 5:30 AM'],
  ['12:00', '12:00 · 12:00 PM'],
  ['17:30', '17:30 · 5:30 PM'],
])('%s is shown as %s', (time, text) => {
  expect(bothClocks(time)).toBe(text);
});
