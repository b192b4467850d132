import { act, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { keys, session } from 'shared-api/http';
import { deskMarks, keptDay, useDeskMarks, useKeptDay } from 'shared-api/kept-day';
import { aBooking, aPassenger, fails, refuses, replies } from 'shared-api/testing';
import { offered } from 'shared-ui/testing';
import { aDeskBooking, day, december1, flight, flown, forgetMarks, show } from '../testing/bookingDesk.tsx';
// Compiled before a test opens it: a page that hears nothing for seconds takes itself to be offline.
import './ChangeTime.tsx';

afterEach(forgetMarks);

describe('the booking desk', () => {
  it('shows flight, service and passengers on one line, their needs and whom to call when it is opened', async () => {
    const { user } = show([day()], { route: december1 });
    const shown = within(await flight());
    expect(
      screen.getByRole('heading', { name: /^06:00 AM 1 flight, 1 passenger, 1 without an outcome/ }),
    ).toBeVisible();
    const row = shown.getByRole('button', { name: /P47121.*Arrival service.*1 passenger.*Golf Hotel/ });
    expect(within(row).getByLabelText('1 wheelchair')).toBeVisible();
    await user.click(row);
    const details = within(await screen.findByRole('dialog', { name: 'Flight P47121' }));
    expect(details.getByText('Wheelchair; No stairs')).toBeVisible();
    expect(details.getByRole('link', { name: /Call .*Golf Hotel/ })).toHaveTextContent('0803 123 4567');
    expect(details.getByRole('link', { name: /Call Sample Client/ })).toHaveAttribute(
      'href',
      'tel:+2348031234567',
    );
  });

  it('opens today at the first own airport, and offers no other ones', async () => {
    jest.useFakeTimers({
      now: new Date('2026-12-01T23:30:00Z'),
      doNotFake: ['queueMicrotask', 'setTimeout'],
    });
    try {
      const { user, asked } = show([day()], { airportIds: [14, 13] });
      expect(await offered(user, await screen.findByLabelText('Airport'))).toHaveLength(2);
      // In Lagos the next day has begun.
      await waitFor(() => expect(asked()).toEqual({ airportId: '13', date: '2026-12-02' }));
    } finally {
      jest.useRealTimers();
    }
  });

  it('takes a day that is typed, once it exists, and stays where it is for none', async () => {
    const { user, asked, location } = show([day()], { route: december1 });
    const typed = await screen.findByRole('textbox', { name: 'Day' });
    expect(typed).toHaveValue('01/12/2026');
    await user.clear(typed);
    await user.paste('24/12/2026');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked().date).toBe('2026-12-24'));
    await user.clear(typed);
    await user.paste('31/02/2026');
    await user.keyboard('{Enter}');
    expect(typed).toBeInvalid();
    await user.clear(typed);
    await user.keyboard('{Enter}');
    expect(typed).toHaveValue('24/12/2026');
    expect(location()).toContain('date=2026-12-24');
  });

  it('turns the day by its buttons and by the arrow keys, not while somebody types', async () => {
    const { user, asked, location } = show([day()], { route: december1 });
    await user.click(await screen.findByRole('button', { name: 'Next day' }));
    await waitFor(() => expect(asked().date).toBe('2026-12-02'));
    expect(location()).toContain('date=2026-12-02');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(asked().date).toBe('2026-11-30'));
    await user.click(await screen.findByLabelText('Search the day'));
    await user.keyboard('{ArrowLeft}');
    expect(location()).toContain('date=2026-11-30');
  });

  it('opens on what is to do, counts it, and folds what is done away', async () => {
    const done = aDeskBooking({ id: 22, flight_Number: 'W3101', bookingStatus: 'Service_Rendered' });
    const { user } = show([day([aDeskBooking(), done])], { route: december1 });
    expect(await flight()).toBeVisible();
    expect(screen.getByText('1 done')).toBeVisible();
    expect(screen.getByText('W3101', { selector: 'strong' })).not.toBeVisible();
    expect(screen.getByRole('link', { name: 'To do 1' })).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('link', { name: 'Done 1' }));
    expect(await screen.findByRole('region', { name: 'Flight W3101 at 06:15 AM' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /P47121/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'All 2' }));
    expect(await flight()).toBeVisible();
  });

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
      expect(await screen.findByRole('button', { name: /^06:15 AM.*1 passenger · Ada Lima/ })).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Without officer 1' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: /^06:15 AM.*Ada Lima/ })).toBeNull());
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
      await user.click(within(await flight()).getByRole('button', { name: /^06:15 AM/ }));
      const details = within(await screen.findByRole('dialog'));
      expect(await details.findByText('Officer: none')).toBeVisible();
      await user.click(details.getByRole('button', { name: 'Take this booking' }));
      expect(await details.findByText('1 booking given to Ada Lima')).toBeVisible();
      expect(server.of(api.assignOfficer)[0]?.body).toEqual({
        Rows: [{ Id: 21, From: null }],
        officerId: session.get().user?.id,
      });
    });

    it('of a colleague is the lead’s to change, and nobody else’s', async () => {
      const { user, unmount } = show([day([adas]), roster(false)], { route: december1 });
      await user.click(await screen.findByRole('button', { name: /^06:15 AM.*W3101/ }));
      const read = within(await screen.findByRole('dialog'));
      expect(await read.findByText('Officer: Ada Lima')).toBeVisible();
      expect(read.queryByLabelText('Officer')).toBeNull();
      unmount();
      const lead = show([day([adas]), roster(true)], { route: december1 });
      await lead.user.click(await screen.findByRole('button', { name: /^06:15 AM.*W3101/ }));
      expect(await within(await screen.findByRole('dialog')).findByLabelText('Officer')).toBeVisible();
    });
  });

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

  describe('attendance', () => {
    beforeEach(() =>
      jest.useFakeTimers({
        now: new Date('2026-12-01T05:10:00Z'),
        doNotFake: ['queueMicrotask', 'setTimeout'],
      }),
    );
    afterEach(async () => {
      jest.useRealTimers();
      await act(() => deskMarks.dismiss(useDeskMarks.getState().marks));
      act(() => useDeskMarks.setState({ stored: [] }));
    });
    const due = { date_Of_Arrival: '2026-12-01T05:15:00.000Z' };
    const met = {
      state: 'met' as const,
      at: '2026-12-01T05:00:00Z',
      metAt: '2026-12-01T05:00:00Z',
      doubtful: false,
    };
    const golf = aPassenger({ id: 31, firstName: 'Golf' });
    const hotel = aPassenger({ id: 32, firstName: 'Hotel' });
    const party = day([aDeskBooking({ ...due, passengers: [golf, hotel] })]);
    type Sent = { facts: { nonce: string }[] };
    const answers = (outcome: api.MarkResult['outcome'], why?: string) =>
      replies(api.markAttendance, ({ body }) =>
        (body as Sent).facts.map(({ nonce }) => ({ nonce, outcome, ...(why && { why }) })),
      );
    const sentTo = ({ server }: ReturnType<typeof show>) =>
      server.of(api.markAttendance).map(({ body }) => (body as Sent).facts);

    it('is marked for everybody of a booking by one press, or by m', async () => {
      const shown = show([party, answers('stored')], { route: december1 });
      const both = [
        { passengerId: 31, kind: 'met' },
        { passengerId: 32, kind: 'met' },
      ];
      await shown.user.click(await screen.findByRole('button', { name: /^Met: Sample Client/ }));
      await waitFor(() => expect(sentTo(shown)).toMatchObject([both]));
      shown.unmount();
      useDeskMarks.setState({ stored: [] });
      const byKey = show([party, answers('stored')], { route: december1 });
      await flight();
      await byKey.user.keyboard('m');
      await waitFor(() => expect(sentTo(byKey)).toMatchObject([both]));
    });

    it('is marked for each passenger where the row opens, which says what became of it; an own mark is undone there', async () => {
      const marked = { ...golf, attendance: { ...met, by: 'Ada Lima', nonce: 'a', own: true } };
      const shown = show(
        [
          day([aDeskBooking({ ...due, passengers: [marked, hotel] })]),
          answers('refused', 'Cancelled at 04:12 AM by its owner'),
        ],
        { route: december1 },
      );
      const { user } = shown;
      await user.click(await screen.findByRole('button', { name: /P47121.*1 of 2 met/ }));
      const opened = within(await screen.findByRole('dialog', { name: 'Flight P47121' }));
      expect(opened.getByText('Met 06:00 AM by Ada Lima')).toBeVisible();
      await user.click(opened.getByRole('button', { name: /^Not found: .*Hotel/ }));
      expect(await opened.findByText('Not recorded: Cancelled at 04:12 AM by its owner')).toBeVisible();
      await user.click(opened.getByRole('button', { name: /^Understood: .*Hotel/ }));
      await waitFor(() => expect(opened.queryByText(/^Not recorded/)).not.toBeInTheDocument());
      await user.click(opened.getByRole('button', { name: /^Undo: .*Golf/ }));
      const undone = [{ passengerId: 31, kind: 'undone', undoes: 'a' }];
      await waitFor(() => expect(sentTo(shown)[1]).toMatchObject(undone));
    });

    it('that got no answer stays on this device, shows so, and is sent again under its own nonce', async () => {
      const shown = show([party, fails(api.markAttendance)], { route: december1 });
      await shown.user.click(await screen.findByRole('button', { name: /^Met: / }));
      expect(await screen.findByText('On this device, not sent yet')).toBeVisible();
      expect(await screen.findByRole('button', { name: /P47121.*2 of 2 met/ })).toBeVisible();
      await waitFor(() => expect(sentTo(shown)).toHaveLength(1));
      await act(() => deskMarks.sendAll());
      const [first, again] = sentTo(shown);
      expect(again).toEqual(first);
    });

    it('is offered neither long before the flight nor to those who only read', async () => {
      const early = show([day([aDeskBooking({ date_Of_Arrival: '2026-12-01T15:15:00.000Z' })])], {
        route: december1,
      });
      expect(await screen.findByRole('button', { name: /^Service rendered/ })).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Met/ })).not.toBeInTheDocument();
      early.unmount();
      show([party], { role: 'Finance Officer', route: december1 });
      await flight();
      expect(screen.queryByRole('button', { name: /^Met/ })).not.toBeInTheDocument();
    });

    it('names who was met where No show is asked for, which waits as long as it is set', async () => {
      const settings = (noShowWaitMinutes: number) =>
        replies(api.readPublicSettings, { ...api.builtInPublicSettings, noShowWaitMinutes });
      const someCame = day([aDeskBooking({ ...due, passengers: [{ ...golf, attendance: met }, hotel] })]);
      const waiting = show([someCame, settings(60)], { route: december1 });
      await waiting.user.click(await screen.findByRole('button', { name: /^More actions/ }));
      await waiting.user.click(await screen.findByRole('menuitem', { name: 'No show: From 07:15 AM' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      waiting.unmount();
      const { user } = show([someCame, settings(0)], { route: december1 });
      await user.click(await screen.findByRole('button', { name: /^More actions/ }));
      await user.click(await screen.findByRole('menuitem', { name: /^No show: The client is charged/ }));
      expect(await screen.findByRole('dialog', { name: 'No show?' })).toHaveTextContent(/Met: Ms. Golf/);
    });
  });

  it('asks before a payment is closed, wherever a colleague has rendered the service meanwhile', async () => {
    const { user, server } = show([day([aDeskBooking({ ...flown, bookingStatus: 'Service_Rendered' })])], {
      role: 'Finance Officer',
      route: `${december1}&show=done`,
    });
    await user.click(await screen.findByRole('button', { name: /^More actions/ }));
    await user.click(screen.getByRole('menuitem', { name: /^Payment received/ }));
    expect(await screen.findByRole('dialog', { name: 'Payment received?' })).toBeVisible();
    expect(server.of(api.updateBookingStatus)).toHaveLength(0);
  });

  it('moves a flight from its row, with the reason that the client reads', async () => {
    const mayChange: api.Booking['mayChange'] = { until: null, what: ['details', 'flight'] };
    const { user, server } = show(
      [
        day(),
        replies(
          api.bookingById,
          aBooking({
            version: 2,
            date_Of_Travel: '2099-12-01',
            date_Of_Arrival: '2099-12-01T05:15:00.000Z',
            mayChange,
          }),
        ),
        replies(api.changeBooking, aBooking()),
      ],
      { route: december1 },
    );
    await flight();
    await user.click(screen.getByRole('button', { name: /^More actions/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Change time' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Change time of/ }));
    const number = await dialog.findByLabelText(/^Flight number/);
    await user.clear(number);
    await user.type(number, 'P47125');
    await user.type(dialog.getByLabelText(/^Reason/), 'Airline moved it');
    await user.click(dialog.getByRole('button', { name: 'Change time' }));
    expect(await screen.findByText('Booking changed successfully')).toBeVisible();
    const [sent] = server.of(api.changeBooking);
    expect(sent?.body).toEqual({ version: 2, reason: 'Airline moved it', Flight_Number: 'P47125' });
    expect(sent?.url.search).toBe('?expectedCharge=0&expectedRefund=0');
  });

  it('offers nothing that it could not send while there is no connection', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, server } = show([day([aDeskBooking(flown)])], { route: december1 });
    await flight();
    expect(screen.getByRole('button', { name: /^Service rendered/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('r');
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(server.of(api.updateBookingStatus)).toHaveLength(0);
    jest.restoreAllMocks();
  });

  it('tells with a red line where the day has come to, today alone', async () => {
    jest.useFakeTimers({
      now: new Date('2026-12-01T06:00:00Z'),
      doNotFake: ['queueMicrotask', 'setTimeout'],
    });
    try {
      const at = (hour: string) => ({ date_Of_Arrival: `2026-12-01T${hour}:15:00.000Z` });
      const rows = [aDeskBooking(at('05')), aDeskBooking({ ...at('08'), id: 22, flight_Number: 'W3101' })];
      show([day(rows)], { route: december1 });
      const line = await screen.findByText('07:00 AM now');
      const ahead = screen.getByRole('region', { name: 'Flight W3101 at 09:15 AM' });
      expect(line.compareDocumentPosition(await flight())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
      expect(line.compareDocumentPosition(ahead)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    } finally {
      jest.useRealTimers();
    }
  });

  it('reads again when the server says that a booking changed', async () => {
    let rows = [aDeskBooking()];
    const { queryClient } = show([replies(api.deskDay, () => rows)], { route: december1 });
    await flight();
    rows = [...rows, aDeskBooking({ id: 22, flight_Number: 'W3101' })];
    await queryClient.invalidateQueries({ queryKey: keys.bookings });
    expect(await screen.findByRole('region', { name: 'Flight W3101 at 06:15 AM' })).toBeVisible();
  });

  it('finds a passenger within the day, and says when nobody matches', async () => {
    const rows = [
      aDeskBooking(),
      aDeskBooking({ id: 22, flight_Number: 'W3101', passengers: [aPassenger()] }),
    ];
    const { user } = show([day(rows)], { route: december1 });
    await user.type(await screen.findByLabelText('Search the day'), 'golf hotel{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: /W3101/ })).not.toBeInTheDocument());
    expect(await flight()).toBeVisible();
    await user.type(screen.getByLabelText('Search the day'), 'x{Enter}');
    expect(await screen.findByText('No booking matches')).toBeVisible();
  });

  it.each(['Registration Officer', 'Finance Officer'])('lets a %s read and mark nothing', async (role) => {
    show([day()], { role, route: december1 });
    await flight();
    expect(screen.queryByRole('button', { name: /Service rendered|More actions/ })).not.toBeInTheDocument();
  });

  it('says when there is nobody to serve', async () => {
    show([day([])], { route: december1 });
    expect(await screen.findByText('There are no bookings on this day')).toBeVisible();
  });

  it('says when the day cannot be read [ERR-13]', async () => {
    show([refuses(api.deskDay, 404)], { route: december1 });
    expect(await screen.findAllByText('Fetching bookings failed. Kindly Refresh')).not.toHaveLength(0);
  });

  it('puts the day on paper with its airport, the time of printing and room to sign', async () => {
    const { container } = show([day()], { route: december1 });
    await flight();
    const sheet = container.querySelector('table');
    expect(sheet).toHaveTextContent(/Murtala Muhammed.*1st December, 2026Printed .* WAT/);
    expect(sheet).toHaveTextContent(/Golf Hotel – Wheelchair; No stairs/);
    expect(sheet).toHaveTextContent('Signature');
  });
});
