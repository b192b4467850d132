import { screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { replies } from 'shared-api/testing';
import { aDeskBooking, day, december1, flight, forgetMarks, show } from '../../testing/bookingDesk.tsx';

afterEach(forgetMarks);

describe('an officer', () => {
  const roster = (writes: boolean) =>
    replies(api.listShifts, {
      shifts: [],
      officers: [{ id: 71, name: 'Ada Lima' }],
      writes,
      makesLeads: false,
    });
  const free = aDeskBooking({ officer: null });
  const adas = aDeskBooking({ id: 22, flight_Number: 'W3101', officer: { id: 71, name: 'Ada Lima' } });

  it('is asked for by the day’s bookings: the reader’s own, and those without one, which are counted', async () => {
    const { user } = show([day([free, adas])], { route: december1 });
    expect(await screen.findByRole('button', { name: /^06:15.*1 passenger · Ada Lima/ })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'No officer 1' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^06:15.*Ada Lima/ })).toBeNull());
    expect(await flight()).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Mine' }));
    expect(await screen.findByText('No booking matches')).toBeVisible();
  });

  it('takes a booking that nobody has, where its row opens', async () => {
    const taken = replies(api.assignOfficer, [
      {
        id: 21,
        name: '2026-000124, P47121',
        officer: { id: 71, name: 'Ada Lima' },
        outcome: 'assigned',
        why: null,
      },
    ]);
    const { user, server } = show([day([free]), roster(false), taken], { route: december1 });
    await user.click(within(await flight()).getByRole('button', { name: /^06:15/ }));
    const details = within(await screen.findByRole('dialog'));
    expect(await details.findByText('Officer: none')).toBeVisible();
    await user.click(details.getByRole('button', { name: 'Take this booking' }));
    expect(await details.findByText('1 booking assigned to Ada Lima')).toBeVisible();
    expect(server.of(api.assignOfficer)[0]?.body).toEqual({
      Rows: [{ Id: 21, From: null }],
      officerId: session.get().user?.id,
    });
  });

  it('of a colleague is the lead’s to change, and nobody else’s', async () => {
    const { user, unmount } = show([day([adas]), roster(false)], { route: december1 });
    await user.click(await screen.findByRole('button', { name: /^06:15.*W3101/ }));
    const read = within(await screen.findByRole('dialog'));
    expect(await read.findByText('Officer: Ada Lima')).toBeVisible();
    expect(read.queryByLabelText('Officer')).toBeNull();
    unmount();
    const lead = show([day([adas]), roster(true)], { route: december1 });
    await lead.user.click(await screen.findByRole('button', { name: /^06:15.*W3101/ }));
    expect(await within(await screen.findByRole('dialog')).findByLabelText('Officer')).toBeVisible();
  });
});
