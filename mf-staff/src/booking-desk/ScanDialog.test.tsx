import { screen, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { replies } from 'shared-api/testing';
import { aDeskBooking, day, december1, forgetMarks, show } from '../testing/bookingDesk.tsx';

afterEach(forgetMarks);

describe('a voucher', () => {
  const voucher = 'MZXW6YTBOJTG633CMFZGM33PMI';
  const due = aDeskBooking({ date_Of_Arrival: new Date(Date.now() + 60_000).toISOString() });

  it.each<[api.ScanResult['verdict'], string]>([
    ['valid', 'Valid voucher'],
    ['replaced', 'Replaced: the booking was changed since, and stands below as it is now'],
    ['other_day', 'Of another day: 1st December, 2026'],
  ])('that is scanned and %s says so and whose it is, and is met from there', async (verdict, text) => {
    const { user, server } = show(
      [
        day(),
        replies(api.scanCode, { verdict, booking: due }),
        replies(api.markAttendance, ({ body }) =>
          (body as { facts: { nonce: string }[] }).facts.map(({ nonce }) => ({
            nonce,
            outcome: 'stored' as const,
          })),
        ),
      ],
      { route: december1 },
    );
    await user.click(await screen.findByRole('button', { name: 'Scan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Scan at LOS' }));
    await user.type(await dialog.findByLabelText(/^Code of the voucher/), `${voucher}{Enter}`);
    expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByText(/Golf Hotel/)).toBeVisible();
    expect(server.of(api.scanCode)[0]?.body).toEqual({ code: voucher, airportId: 13 });
    await user.click(dialog.getByRole('button', { name: 'Met: 1 passenger' }));
    expect(await dialog.findByText('Met, stored')).toBeVisible();
  });

  it('is typed where the camera is not permitted', async () => {
    const { user } = show([day()], { route: december1 });
    await user.click(await screen.findByRole('button', { name: 'Scan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Scan at LOS' }));
    await user.click(await dialog.findByRole('button', { name: 'Camera' }));
    expect(await dialog.findByText('The camera is not permitted. Type the short code')).toBeVisible();
  });

  it.each<[string, api.ScanResult]>([
    [
      'Already met at 05:10 AM by Ada Lima',
      { verdict: 'already_met', when: '2026-12-01T04:10:00Z', by: 'Ada Lima', booking: due },
    ],
    [
      'Cancelled at 05:10 AM by Ada Lima',
      {
        verdict: 'closed',
        when: '2026-12-01T04:10:00Z',
        by: 'Ada Lima',
        booking: { ...due, bookingStatus: 'Canceled' },
      },
    ],
    ['Of another airport: Kano', { verdict: 'other_airport', airport: 'Kano' }],
    ['Not issued by this portal', { verdict: 'unknown' }],
    ['Of another day: 1st December, 2026', { verdict: 'other_day', booking: aDeskBooking() }],
  ])('that its own page brings here is looked up at once: %s', async (text, result) => {
    const { server } = show([day(), replies(api.scanCode, result)], {
      route: `${december1}&code=${voucher}`,
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Met: 1/ })).not.toBeInTheDocument();
    expect(server.of(api.scanCode)).toHaveLength(1);
  });
});
