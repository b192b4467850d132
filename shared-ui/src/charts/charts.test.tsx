import { screen, within } from '@testing-library/react';
import { renderPortal } from '../testing/renderPortal.tsx';
import { BarChart } from './BarChart.tsx';
import { LineChart } from './LineChart.tsx';
import { niceScale } from './niceScale.ts';
import { PartsChart } from './PartsChart.tsx';

const chart = {
  title: 'Bookings over time',
  category: 'Month',
  measure: 'Bookings',
  points: [
    { label: 'Jan', value: 12 },
    { label: 'Feb', value: 30 },
  ],
};

it.each([
  ['line', LineChart],
  ['bar', BarChart],
  ['parts', PartsChart],
])('a %s chart says its figures in words and shows them as a table', async (_, Chart) => {
  const { user } = renderPortal(<Chart {...chart} />);
  expect(screen.getByRole('img', { name: 'Bookings over time: Jan 12, Feb 30' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  const rows = within(screen.getByRole('table', { name: 'Bookings over time' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['MonthBookings', 'Jan12', 'Feb30']);
});

it('a table shows all points, also where the picture shows the greatest, each leading to its list', async () => {
  const inTable = [...chart.points, { label: 'Mar', value: 1, to: '/app/client-services?month=3' }];
  const { user } = renderPortal(<BarChart {...chart} inTable={inTable} />);
  expect(screen.getByRole('img', { name: 'Bookings over time: Jan 12, Feb 30' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('link', { name: 'Mar' })).toHaveAttribute('href', '/app/client-services?month=3');
});

it('an axis is written short, the words and the table in full', () => {
  renderPortal(
    <LineChart {...chart} format={(value) => `₦${value},000.00`} formatShort={(value) => `₦${value}K`} />,
  );
  expect(screen.getByRole('img', { name: /Feb ₦30,000.00/ })).toBeVisible();
  expect(screen.getByText('₦30K')).toBeVisible();
});

it('a part is as long as its value and has the colour of its meaning; what is 0 is not drawn', () => {
  const points = [
    { label: 'Deactivated', value: 0, tone: 'error' as const },
    { label: 'Active', value: 7, tone: 'success' as const },
    { label: 'Other', value: 3 },
  ];
  renderPortal(<PartsChart {...chart} points={points} />);
  const parts = [...screen.getByRole('img').children].map((part) => part.getAttribute('style'));
  expect(parts).toEqual([
    'flex: 7 0 4px; background: var(--success);',
    'flex: 3 0 4px; background: var(--primary);',
  ]);
  expect(screen.getByText('10 in total')).toBeVisible();
});

it('a scale has round steps and covers the greatest value', () => {
  expect(niceScale(37)).toEqual([0, 10, 20, 30, 40]);
  expect(niceScale(3)).toEqual([0, 1, 2, 3]);
  expect(niceScale(0)).toEqual([0, 1]);
});

it('what came before is a line behind, point for point', () => {
  const before = [5, 60, 7].map((value, index) => ({ label: `Before ${index}`, value }));
  const { container } = renderPortal(<LineChart {...chart} before={before} />);
  const lines = [...container.querySelectorAll('path[class*="before"]')];
  expect(lines).toHaveLength(1);
  expect(lines[0]?.getAttribute('d')?.match(/[ML]/g)).toHaveLength(2);
  // The scale also covers the points of the previous period.
  expect(screen.getByText('60')).toBeVisible();
});
