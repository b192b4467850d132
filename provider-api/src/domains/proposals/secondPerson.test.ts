import { dayMs } from 'shared-api/rules';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld, today } from '../bookings/testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let maker: SignedIn;
let made: SignedIn;
let raised: SignedIn;
let others: SignedIn[];
let client: SignedIn;
let booking: number;

async function invited(email: string, role: string): Promise<SignedIn> {
  const person = { FirstName: 'Hotel', LastName: 'Quebec', PhoneNumber: '08031234567' };
  const { body } = await maker.post('/users/staff', { ...person, Email: email, Role: role });
  const code = (await world.mailTo(email))[0]?.links[0]?.split('/reset-password/')[1];
  const [Password, ConfirmPassword] = ['Fresh-1x', 'Fresh-1x'];
  await world.visitor.patch('/users/password-reset', { Password, ConfirmPassword, ActivationCode: code });
  const account = { id: body.data.id, email, password: Password };
  return { ...(await world.visitor.signedIn(email, Password)), account };
}

beforeAll(async () => {
  maker = await world.as('Administrator', { first_name: 'Golf', last_name: 'Kilo' });
  others = [await world.as('Finance Officer'), await world.as('Administrator')];
  made = await invited('hotel@staff.example', 'Finance Officer');
  raised = await world.as('Protocol Officer', { first_name: 'Tango', last_name: 'Mike' });
  await maker.patch(`/users/staff/${raised.account.id}/role`, { Role: 'Finance Officer' });
  await world.goTo(new Date('2026-02-20T10:00:00Z'));
  client = await world.client(500_000_00);
  await world.goTo(today);
  booking = await world.book(client, await world.service());
  await world.db.query(
    `insert into setting_changes (key, version, before, after, is_default, actor_name, at)
     values ('correctionDays', 1, '0', '30', false, 'Decided', now())`,
  );
});

const idOf = async (sql: string, ...values: unknown[]): Promise<number> =>
  (await world.db.one<{ id: number }>(`${sql} returning id`, values)).id;
const id = ({ account }: SignedIn) => account.id;
const third = () => others[0] as SignedIn;

const payout = (asked: SignedIn, approved?: SignedIn, paid?: SignedIn) =>
  idOf(
    `insert into payouts (owner_id, amount_kobo, bank_code, account_name, reason, letter, asked_by, asked_at,
                          status, approved_by, approved_at, paid_by, paid_at, paid_on, reference)
     values ($1, 100, '011', 'Hotel', 'Asked', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    id(client),
    asked === client ? null : 'Letter 1',
    id(asked),
    today,
    paid ? 'Paid' : approved ? 'Approved' : 'Asked',
    ...(approved ? [id(approved), today] : [null, null]),
    ...(paid ? [id(paid), today, '2026-03-03', 'FT1'] : [null, null, null, null]),
  );

/** Each step about money needs another person than the step before it. Returns the path of the second step. */
const steps: Record<string, (first: SignedIn) => Promise<[path: string, body?: object]>> = {
  // The month is closed first, because the rows that later steps insert directly break the rules of the ledger.
  'the close of a month': async (first) => {
    await first.post('/books/months/2026-02/close', { reason: 'Nothing is open' });
    return ['/books/months/2026-02/approval'];
  },
  'the approval of an adjustment': async (first) => {
    const body = { applicationUserId: id(client), amount: 100, reason: 'Teller slip' };
    return [`/adjustments/${(await first.post('/adjustments', body)).body.data.id}/approval`];
  },
  'the approval of a correction': async (first) => [
    `/outcome-corrections/${await idOf(
      `insert into outcome_corrections (booking_id, from_status, to_status, reason, proposed_by, proposed_at)
       values ($1, 'No_Show', 'Service_Rendered', 'Was met', $2, now())`,
      booking,
      id(first),
    )}/approval`,
  ],
  'the approval of a decision about the books': async (first) => [
    `/books/decisions/${await idOf(
      `insert into book_decisions (kind, amount_kobo, opening_day, fee_kobo, still_open, reason, proposed_by, proposed_at)
       values ('opening', 1, '2026-01-01', 0, '{}', 'The day of the start', $1, now())`,
      id(first),
    )}/approval`,
  ],
  'the approval of a payout': async (first) => [`/payouts/${await payout(first)}/approval`],
  'the transfer of a payout': async (first) => [
    `/payouts/${await payout(third(), first)}/paid`,
    { transferDate: '2026-03-03', reference: 'FT1' },
  ],
  'the return of a payout, by whoever approved it': async (first) => [
    `/payouts/${await payout(client, first, third())}/return`,
    { reason: 'Dormant' },
  ],
  'the return of a payout, by whoever paid it': async (first) => [
    `/payouts/${await payout(client, third(), first)}/return`,
    { reason: 'Dormant' },
  ],
};
/** Only one of these proposals may be open at a time, and none can be approved as it is, so they are deleted. */
const open = ['outcome_corrections', 'book_decisions'];
afterEach(async () => {
  for (const table of open) await world.db.query(`delete from ${table}`);
  await world.goTo(today);
});

const refusal = async (first: SignedIn, then: SignedIn, step: keyof typeof steps) => {
  const [path, body = {}] = (await steps[step]?.(first)) ?? [''];
  const answer = await then.post(path, body);
  return answer.body.code === 'second_person' ? answer.body.message : undefined;
};

describe.each(Object.keys(steps))('%s', (step) => {
  const apart =
    'Somebody else must do this: one of you gave the other an account or a role in the last 7 days';

  it.each([
    ['whoever made the account', () => [made, maker]],
    ['whose account the first one made', () => [maker, made]],
    ['whoever gave the role', () => [raised, maker]],
    ['whose role the first one gave', () => [maker, raised]],
  ] as const)('is refused by one %s', async (_who, pair) => {
    const [first, then] = pair();
    expect(await refusal(first as SignedIn, then as SignedIn, step)).toBe(apart);
  });

  it('is refused by the first one', async () => {
    expect(await refusal(maker, maker, step)).toMatch(/^Somebody else must (?!do this)/);
  });

  it('is done by a colleague, and by either once the days are over', async () => {
    const other = others[1] as SignedIn;
    expect(await refusal(made, other, step)).toBeUndefined();
    for (const table of open) await world.db.query(`delete from ${table}`);
    await world.goTo(new Date(today.getTime() + 7 * dayMs));
    expect(await refusal(made, maker, step)).toBeUndefined();
  });
});

describe('of a new colleague whose word moves money', () => {
  const subjects = async (who: SignedIn) =>
    (await world.mailTo(who.account.email))
      .map(({ subject }) => subject)
      .filter((subject) => subject.startsWith('A new'));

  it('every other one is told, with who it is and by whom', async () => {
    for (const other of others)
      expect(await subjects(other)).toEqual(['A new Finance Officer', 'A new Finance Officer']);
    const first = (await world.mailTo(third().account.email)).at(-1);
    expect(first?.text).toContain(
      'Golf Kilo gave Hotel Quebec (hotel@staff.example) the role Finance Officer.',
    );
    expect(first?.text).toContain(
      'For 7 days neither of the two decides about money that the other proposed.',
    );
    expect(await subjects(maker)).toEqual([]);
  });

  it.each([
    ['Finance Officer', 'Administrator', true],
    ['Registration Officer', 'Administrator', true],
    ['Administrator', 'Finance Officer', false],
    ['Finance Officer', 'Protocol Officer', false],
    ['Registration Officer', 'Protocol Officer', false],
  ])('from %s to %s: %s', async (from, to, told) => {
    const before = (await subjects(third())).length;
    const { account } = await world.as(from);
    await maker.patch(`/users/staff/${account.id}/role`, { Role: to });
    expect((await subjects(third())).length - before).toBe(told ? 1 : 0);
  });
});
