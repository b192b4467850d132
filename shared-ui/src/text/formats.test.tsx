import { screen } from '@testing-library/react';
import { formatDate, formatDateTime, formatMoment, formatShortDateTime, formatTime } from 'shared-api/dates';
import { renderPortal } from '../testing/renderPortal.tsx';
import { Money } from './Money.tsx';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [21, '21st'],
  [31, '31st'],
])('day %i of March 2021 reads %s March, 2021 [CONST-08]', (day, text) => {
  expect(formatDate(new Date(Date.UTC(2021, 2, day, 12)))).toBe(`${text} March, 2021`);
});

it('date with time reads like 3rd March, 2021, 4:05:09 pm [CONST-08]', () => {
  expect(formatDateTime('2021-03-03T15:05:09Z')).toBe('3rd March, 2021, 4:05:09 pm');
});

it('a time reads like 09:05 AM [CONST-08]', () => {
  expect(formatTime('2021-03-03T08:05:00Z')).toBe('09:05 AM');
});

it('elsewhere a moment has one short and one long form, on the 24-hour clock [CONST-08]', () => {
  expect(formatShortDateTime('2021-03-03T15:05:00Z')).toBe('Wed 3 Mar 2021, 16:05');
  expect(formatMoment('2021-03-03T15:05:00Z')).toBe('3rd March, 2021, 16:05 WAT');
});

it('midnight in Lagos belongs to the new day', () => {
  expect(formatDate('2021-12-31T23:00:00Z')).toBe('1st January, 2022');
});

it('a day without a time reads as that day', () => {
  expect(formatDate('2021-03-03')).toBe('3rd March, 2021');
});

it('what is no date reads as nothing', () => {
  expect(formatDate('never')).toBe('');
});

it('an amount reads with the naira sign, commas and two decimals [CONST-07]', () => {
  renderPortal(<Money kobo={123456750} />);
  expect(screen.getByText('₦1,234,567.50')).toBeVisible();
});
