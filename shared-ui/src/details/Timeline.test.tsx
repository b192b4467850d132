import { screen, within } from '@testing-library/react';
import { renderPortal } from '../testing/renderPortal.tsx';
import { Timeline } from './Timeline.tsx';

const entries = [
  { key: 1, at: '2025-03-02T09:05:00.000Z', text: 'Booked', detail: 'by Kilo' },
  { key: 2, at: '2025-03-03T09:05:00.000Z', text: 'Confirmed' },
];

const told = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent.replace(/\s/g, ' '));

it('a timeline is an ordered list in the order given', () => {
  renderPortal(<Timeline entries={entries} />);
  expect(told()).toEqual(['Bookedby Kilo2nd March, 2025, 10:05 WAT', 'Confirmed3rd March, 2025, 10:05 WAT']);
});
