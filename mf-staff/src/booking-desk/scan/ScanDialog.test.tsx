import { act, screen, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { useDeskMarks } from 'shared-api/kept-day';
import { aPassenger, fails, type Handler, refuses, replies, type SeenRequest } from 'shared-api/testing';
import { useNotifications } from 'shared-ui';
import { aDeskBooking, day, december1, forgetMarks, show } from '../../testing/bookingDesk.tsx';

afterEach(forgetMarks);

const stores = replies(api.markAttendance, ({ body }) =>
  (body as { facts: { nonce: string }[] }).facts.map(({ nonce }) => ({ nonce, outcome: 'stored' as const })),
);

describe('a voucher', () => {
  const voucher = 'MZXW6YTBOJTG633CMFZGM33PMI';
  const due = aDeskBooking({ date_Of_Arrival: new Date(Date.now() + 60_000).toISOString() });

  it.each<[api.ScanResult['verdict'], string]>([
    ['valid', 'Valid voucher'],
    ['replaced', 'Replaced: the booking was changed since, and stands below as it is now'],
    ['other_day', 'Of another day: 1st December, 2026'],
  ])('that is scanned and %s says so and whose it is, and is met from there', async (verdict, text) => {
    const { user, server } = show([day(), replies(api.scanCode, { verdict, booking: due }), stores], {
      route: december1,
    });
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
      'Already met at 05:10 by Ada Lima',
      { verdict: 'already_met', when: '2026-12-01T04:10:00Z', by: 'Ada Lima', booking: due },
    ],
    [
      'Cancelled at 05:10 by Ada Lima',
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

  const openScan = async (scanned: Handler) => {
    const { user, server } = show([day([]), scanned, stores], { route: december1 });
    await user.click(await screen.findByRole('button', { name: 'Scan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Scan at LOS' }));
    await user.click(await dialog.findByLabelText(/^Code of the voucher/));
    // A hand scanner types into whatever has the focus, and ends with Enter.
    const scan = (text: string) => user.keyboard(`${text.replace(/[[{]/g, '$&$&')}{Enter}`);
    return { user, server, dialog, scan };
  };
  const next = 'NBSWY3DPEB3W64TMMQQGC3TEOA';
  const other = aDeskBooking({
    id: 22,
    date_Of_Arrival: due.date_Of_Arrival,
    passengers: [aPassenger({ id: 77, firstName: 'Echo', lastName: 'Mike' })],
  });

  it.each<[string, Handler['answer'], string]>([
    ['is looked up', () => new Promise(() => undefined), 'Looking it up…'],
    ['was refused', refuses(api.scanCode, 500).answer, 'Not looked up'],
    ['met no connection', fails(api.scanCode).answer, 'Not looked up'],
    ['is not known', replies(api.scanCode, { verdict: 'unknown' }).answer, 'Not issued by this portal'],
  ])('leaves nothing to press while the next one %s, which is named', async (_, answer, told) => {
    const first = replies(api.scanCode, { verdict: 'valid', booking: due });
    const { dialog, scan } = await openScan({
      endpoint: api.scanCode,
      answer: (request) =>
        (request.body as { code: string }).code === voucher ? first.answer(request) : answer(request),
    });
    await scan(voucher);
    expect(await dialog.findByRole('button', { name: 'Met: 1 passenger' })).toBeVisible();
    expect(dialog.getByText('Read: MZXW 6YTB OJTG 633C MFZG M33P MI')).toBeVisible();
    await scan(next);
    expect(await dialog.findByText(told)).toBeVisible();
    expect(dialog.getByText('Read: NBSW Y3DP EB3W 64TM MQQG C3TE OA')).toBeVisible();
    expect(dialog.queryByText(/Golf Hotel|Valid voucher/)).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Met/ })).not.toBeInTheDocument();
  });

  it('that failed says so in the dialog alone, and is looked up again', async () => {
    const asked = jest
      .fn<Response | Promise<Response>, [SeenRequest]>()
      .mockImplementationOnce(refuses(api.scanCode, 503).answer)
      .mockImplementation(replies(api.scanCode, { verdict: 'valid', booking: due }).answer);
    const { user, dialog, scan } = await openScan({ endpoint: api.scanCode, answer: asked });
    await scan(voucher);
    const again = await dialog.findByRole('button', { name: 'Try again' });
    expect(useNotifications.getState().notifications.map(({ message }) => message)).not.toContain(
      'Something went wrong',
    );
    await user.click(again);
    expect(await dialog.findByText('Valid voucher')).toBeVisible();
    expect(dialog.queryByText('Not looked up')).not.toBeInTheDocument();
  });

  it('whose answer comes after that of the next one shows nothing', async () => {
    let answerLate: (answer: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      answerLate = resolve;
    });
    const [valid, second] = [due, other].map((booking) =>
      replies(api.scanCode, { verdict: 'valid', booking }),
    );
    const { user, server, dialog, scan } = await openScan({
      endpoint: api.scanCode,
      answer: (request) =>
        (request.body as { code: string }).code === voucher ? late : (second as Handler).answer(request),
    });
    await scan(voucher);
    await scan(next);
    expect(await dialog.findByText(/Echo Mike/)).toBeVisible();
    answerLate(await (valid as Handler).answer(server.of(api.scanCode)[0] as SeenRequest));
    await user.click(dialog.getByRole('button', { name: 'Met: 1 passenger' }));
    expect(await dialog.findByText('Met, stored')).toBeVisible();
    expect(dialog.queryByText(/Golf Hotel/)).not.toBeInTheDocument();
    expect(server.of(api.markAttendance)).toMatchObject([{ body: { facts: [{ passengerId: 77 }] } }]);
  });

  it('of several of whom one was marked before is met for the rest', async () => {
    const both = [aPassenger({ id: 91 }), aPassenger({ id: 92 })];
    const { user, server, dialog, scan } = await openScan(
      replies(api.scanCode, { verdict: 'valid', booking: { ...due, passengers: both } }),
    );
    const [at, storedAt] = [new Date().toISOString(), Date.now()];
    const officerId = session.get().user?.id ?? 0;
    act(() =>
      useDeskMarks.setState({
        stored: [{ nonce: 'before', passengerId: 91, kind: 'met', at, officerId, storedAt }],
      }),
    );
    await scan(voucher);
    await user.click(await dialog.findByRole('button', { name: 'Met: 1 passenger' }));
    expect(await dialog.findByText('Met, stored')).toBeVisible();
    expect(server.of(api.markAttendance)).toMatchObject([{ body: { facts: [{ passengerId: 92 }] } }]);
  });

  it('is asked for by its code alone, whatever stands around it', async () => {
    const { server, dialog, scan } = await openScan(
      replies(api.scanCode, { verdict: 'valid', booking: due }),
    );
    await scan(`https://portal.example/v/${voucher.toLowerCase()}/?utm_source=letter#top`);
    expect(await dialog.findByText('Valid voucher')).toBeVisible();
    expect(server.of(api.scanCode)[0]?.body).toEqual({ code: voucher, airportId: 13 });
  });

  it('is not judged where what was read holds no code', async () => {
    const { server, dialog, scan } = await openScan(
      replies(api.scanCode, { verdict: 'valid', booking: due }),
    );
    await scan(voucher);
    expect(await dialog.findByText('Valid voucher')).toBeVisible();
    await scan('https://wa.me/2348031234567');
    expect(await dialog.findByText('No code in this')).toBeVisible();
    expect(dialog.getByText('Read: https://wa.me/2348031234567')).toBeVisible();
    expect(dialog.queryByText(/Not issued|Valid/)).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: /^Met/ })).not.toBeInTheDocument();
    expect(server.of(api.scanCode)).toHaveLength(1);
  });
});
