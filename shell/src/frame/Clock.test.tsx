import { act, render, screen } from '@testing-library/react';
import { recordServerDate } from 'shared-api/http';
import { Clock } from './Clock.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2025-03-02T13:59:57.000Z') });
  recordServerDate('Sun, 02 Mar 2025 13:59:57 GMT');
  globalThis.fetch = jest.fn();
});
afterEach(() => jest.useRealTimers());

describe('Clock', () => {
  it('shows the flag of Nigeria and the time in Lagos, whatever the zone of the browser [SHELL-03]', () => {
    render(<Clock />);
    expect(screen.getByRole('img', { name: 'Nigeria' })).toBeVisible();
    expect(screen.getByText('14:59')).toBeVisible();
  });

  it('shows the time by which deadlines are judged, where the clock of the device is wrong', () => {
    recordServerDate('Sun, 02 Mar 2025 16:20:00 GMT');
    render(<Clock />);
    expect(screen.getByText('17:20')).toBeVisible();
  });

  it('shows a new minute within 5 seconds and asks no server for it [SHELL-04]', () => {
    render(<Clock />);
    act(() => jest.advanceTimersByTime(5_000));
    expect(screen.getByText('15:00')).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
  });
});
