import { act, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { keptDay, useKeptDay } from 'shared-api/kept-day';
import { replies } from 'shared-api/testing';
import { day, december1, flight, forgetMarks, show } from '../../testing/bookingDesk.tsx';

afterEach(forgetMarks);

describe('a kept day', () => {
  const at = (now: string) =>
    jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask', 'setTimeout', 'setInterval'] });
  beforeEach(() => void at('2026-12-01T03:41:00Z'));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    act(() => useKeptDay.setState({ open: undefined }));
  });
  const pack = { airportId: 13, date: '2026-12-01', asOf: '2026-12-01T03:41:00Z', bookings: [] };
  const opened = (minutesAgo: number, airportId = 13) => {
    const ticket = { id: 'one', officerId: 1, airportId, date: pack.date, until: 0, aheadMs: 0 };
    useKeptDay.setState({
      open: {
        ticket: { ...ticket, epoch: '', salt: '' },
        pack,
        renewedAt: Date.now() - minutesAgo * 60_000,
      },
    });
  };

  it('is offered where it can be sealed and kept alone, for a PIN of six digits that is typed twice', async () => {
    const { unmount } = show([day()], { route: december1 });
    await flight();
    expect(screen.queryByRole('button', { name: 'Keep this day' })).not.toBeInTheDocument();
    unmount();
    jest.spyOn(keptDay, 'isPossible').mockReturnValue(true);
    const keep = jest.spyOn(keptDay, 'keep').mockResolvedValue(false);
    const able = show([day(), replies(api.deskPack, pack)], { route: december1 });
    await able.user.click(await screen.findByRole('button', { name: 'Keep this day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep this day' }));
    await able.user.type(await dialog.findByLabelText(/^PIN again/), '482914');
    await able.user.type(dialog.getByLabelText(/^PIN(?! again)/), '48291{Enter}');
    expect(await dialog.findAllByText('Must be six digits')).not.toHaveLength(0);
    await able.user.type(dialog.getByLabelText(/^PIN(?! again)/), '5{Enter}');
    expect(await dialog.findAllByText('Must be the same six digits')).not.toHaveLength(0);
    expect(keep).not.toHaveBeenCalled();
    await able.user.type(dialog.getByLabelText(/^PIN again/), '{Backspace}5{Enter}');
    await waitFor(() => expect(keep).toHaveBeenCalledWith('482915', pack, session.get().user?.id));
    expect(await screen.findByText(/is kept, but the page that opens it did not arrive/)).toBeVisible();
  });

  it.each([
    ['until it ends at 06:00 of the next one', '2026-12-02T04:59:00Z', 1],
    ['no longer', '2026-12-02T05:00:00Z', 0],
  ])('is offered %s', async (_, now, times) => {
    at(now);
    jest.spyOn(keptDay, 'isPossible').mockReturnValue(true);
    show([day()], { route: december1 });
    await flight();
    expect(screen.queryAllByRole('button', { name: 'Keep this day' })).toHaveLength(times);
  });

  it.each([
    ['five minutes after it was kept', 5, 13, 1],
    ['earlier', 4, 13, 0],
    ['at another airport', 5, 14, 0],
  ])('is fetched again with the day of the desk %s', async (_, minutesAgo, airportId, times) => {
    opened(minutesAgo, airportId);
    const { server } = show([day(), replies(api.deskPack, pack)], { route: december1 });
    await flight();
    await waitFor(() => expect(server.of(api.deskPack)).toHaveLength(times));
  });
});
