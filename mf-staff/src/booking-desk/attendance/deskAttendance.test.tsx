import { act, screen, waitFor, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { deskMarks, useDeskMarks } from 'shared-api/kept-day';
import { aPassenger, fails, replies } from 'shared-api/testing';
import { aDeskBooking, day, december1, flight, forgetMarks, show } from '../../testing/bookingDesk.tsx';

afterEach(forgetMarks);

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

  it('is marked for everybody of a booking by one press, which then goes, or by m', async () => {
    const shown = show([party, answers('stored')], { route: december1 });
    const both = [
      { passengerId: 31, kind: 'met' },
      { passengerId: 32, kind: 'met' },
    ];
    await shown.user.click(await screen.findByRole('button', { name: /^Met: Sample Client/ }));
    await waitFor(() => expect(sentTo(shown)).toMatchObject([both]));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Met: / })).not.toBeInTheDocument());
    shown.unmount();
    useDeskMarks.setState({ stored: [] });
    const byKey = show([party, answers('stored')], { route: december1 });
    await flight();
    await byKey.user.keyboard('m');
    await waitFor(() => expect(sentTo(byKey)).toMatchObject([both]));
  });

  it.each(['golf', 'india'])(
    'is marked by the first press after “%s” was typed into the search',
    async (text) => {
      // The search waits for a pause in the typing. With a fake clock, the pause ends while the button is
      // held, however slow the machine is.
      jest.useFakeTimers({ now: new Date('2026-12-01T05:10:00Z'), doNotFake: ['queueMicrotask'] });
      const india = aDeskBooking({ ...due, id: 22, flight_Number: 'W3101', passengers: [hotel] });
      const shown = show([day([aDeskBooking({ ...due, passengers: [golf] }), india]), answers('stored')], {
        route: december1,
        faked: true,
      });
      const { user, location } = shown;
      await user.type(await screen.findByLabelText('Search the day'), text);
      const [, pressed] = await screen.findAllByRole('button', { name: /^Met: Sample Client/ });
      await user.pointer({ keys: '[MouseLeft>]', target: pressed as HTMLElement });
      await waitFor(() => expect(location()).toContain(`search=${text}`));
      expect(screen.getByRole('region', { name: /W3101/ })).toBeVisible();
      await user.pointer({ keys: '[/MouseLeft]', target: pressed as HTMLElement });
      await waitFor(() => expect(sentTo(shown)).toMatchObject([[{ passengerId: 32, kind: 'met' }]]));
      await waitFor(() => expect(screen.queryByRole('region', { name: /W3101/ })).not.toBeInTheDocument());
    },
  );

  it('is marked for each passenger where the row opens, which says what became of it; an own mark is undone there', async () => {
    const marked = { ...golf, attendance: { ...met, by: 'Ada Lima', nonce: 'a', own: true } };
    const shown = show(
      [
        day([aDeskBooking({ ...due, passengers: [marked, hotel] })]),
        answers('refused', 'Cancelled at 04:12 by its owner'),
      ],
      { route: december1 },
    );
    const { user } = shown;
    await user.click(await screen.findByRole('button', { name: /P47121.*1 of 2 met/ }));
    const opened = within(await screen.findByRole('dialog', { name: 'Flight P47121' }));
    expect(opened.getByText('Met 06:00 by Ada Lima')).toBeVisible();
    await user.click(opened.getByRole('button', { name: /^Not found: .*Hotel/ }));
    expect(await opened.findByText('Not recorded: Cancelled at 04:12 by its owner')).toBeVisible();
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

  it('is offered on an open page once its time has come', async () => {
    jest.setSystemTime(new Date('2026-11-30T23:14:30Z'));
    show([party], { route: december1 });
    await flight();
    expect(screen.queryByRole('button', { name: /^Met/ })).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('button', { name: /^Met: Sample Client/ })).toBeVisible();
  });

  it('names who was met where No show is asked for, which waits as long as it is set', async () => {
    const settings = (noShowWaitMinutes: number) =>
      replies(api.readPublicSettings, { ...api.builtInPublicSettings, noShowWaitMinutes });
    const someCame = day([aDeskBooking({ ...due, passengers: [{ ...golf, attendance: met }, hotel] })]);
    const waiting = show([someCame, settings(60)], { route: december1 });
    await waiting.user.click(await screen.findByRole('button', { name: /^More actions/ }));
    await waiting.user.click(await screen.findByRole('menuitem', { name: 'No show: From 07:15' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    waiting.unmount();
    const { user } = show([someCame, settings(0)], { route: december1 });
    await user.click(await screen.findByRole('button', { name: /^More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: /^No show: The client is charged/ }));
    expect(await screen.findByRole('dialog', { name: 'No show?' })).toHaveTextContent(/Met: Ms. Golf/);
  });
});
