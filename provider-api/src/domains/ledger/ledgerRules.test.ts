import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { passenger, startBookingWorld } from '../bookings/testing/bookingWorld.ts';
import { csvOf, makeProfile, sendFile } from '../books/testing/settlementFiles.ts';
import { askedPayout, switchOnPayouts } from '../payouts/testing/payoutWorld.ts';
import { verifyLedger } from './index.ts';

const world = forAllTests(startBookingWorld);
const ids: Record<string, number> = {};

async function settleSomething(finance: SignedIn, administrator: SignedIn, client: SignedIn) {
  const { rows } = await world.db.query<{ rrr: string }>('select min(rrr) as rrr from payments');
  const listed = [
    { rrr: '888800000001', naira: '75000', fee: '100' },
    { rrr: rows[0]?.rrr ?? '', naira: '900000' },
  ];
  const { body } = await sendFile(world, finance, await makeProfile(finance), csvOf(listed));
  const lines = await finance.get(`/books/files/${body.data.id}/lines`);
  for (const { id } of lines.body.data) await finance.post(`/books/lines/${id}/post`, {});
  ids.line = Number(lines.body.data[0]?.id);
  const found = {
    kind: 'suspense',
    lineId: ids.line,
    clientId: client.account.id,
    reason: 'Teller slip 4472',
  };
  ids.decision = (await finance.post('/books/decisions', found)).body.data.id;
  await administrator.post(`/books/decisions/${ids.decision}/approval`, {});
}

beforeAll(async () => {
  const arrival = await world.service({ price_kobo: 50_000_00 });
  const client = await world.client(1_000_000_00);
  const [finance, administrator] = [await world.as('Finance Officer'), await world.as('Administrator')];
  const move = (by: SignedIn, Id: unknown, BookingStatus: string) =>
    by.patch('/booking-services', { Id, BookingStatus });
  ids.open = await world.book(client, arrival);
  ids.canceled = await world.book(client, arrival);
  await move(client, ids.canceled, 'Canceled');
  ids.rendered = await world.book(client, arrival);
  await move(administrator, ids.rendered, 'Service_Rendered');
  const car = await world.service({ name: 'Car', price_kobo: 40_000_00 });
  ids.changed = await world.book(client, arrival, { Passengers: [passenger(), passenger()] });
  const { rows } = await world.db.query<{ id: number }>(
    'select min(id) as id from passengers where booking_id = $1',
    [ids.changed],
  );
  const changes = `/booking-services/${ids.changed}/changes`;
  await client.post(`${changes}?expectedCharge=0&expectedRefund=50000`, {
    version: 1,
    RemovedPassengers: [rows[0]?.id],
  });
  await client.post(`${changes}?expectedCharge=40000&expectedRefund=0`, {
    version: 2,
    additionalServiceId: car,
  });
  ids.corrected = await world.book(client, arrival);
  await move(administrator, ids.corrected, 'No_Show');
  await administrator.patch('/settings/correctionDays', { value: 30, version: 0, reason: 'Decided' });
  const asked = { bookingId: ids.corrected, to: 'Flight_Canceled', reason: 'The flight never left' };
  const { body } = await finance.post('/outcome-corrections', asked);
  await administrator.post(`/outcome-corrections/${body.data.id}/approval`, {});
  const proposal = { applicationUserId: client.account.id, amount: 100, reason: 'Teller slip 4471' };
  await settleSomething(finance, administrator, client);
  ids.adjustment = (await finance.post('/adjustments', proposal)).body.data.id;
  await administrator.post(`/adjustments/${ids.adjustment}/approval`, {});
  await switchOnPayouts(world.db);
  ids.asked = await askedPayout(world, client, 100);
  ids.paid = await askedPayout(world, client, 100);
  await finance.post(`/payouts/${ids.paid}/approval`, {});
  const transfer = { transferDate: '2026-03-03', reference: 'FT26062XK' };
  expect((await administrator.post(`/payouts/${ids.paid}/paid`, transfer)).status).toBe(200);
});

/** The change is made with all triggers switched off, and is rolled back after the check. */
async function foundAfter(sql: string): Promise<string[]> {
  let found: string[] = [];
  const undone = world.db.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await tx.query(sql.replace(/:(\w+)/g, (_, name: string) => String(ids[name])));
    found = (await verifyLedger(tx)).filter(({ wrong }) => wrong > 0).map(({ states }) => states);
    throw new Error('Undone');
  });
  await expect(undone).rejects.toThrow('Undone');
  return found;
}

const debitOf = (booking: string) =>
  `(select id from journals where kind = 'booking' and booking_id = :${booking})`;
const closeOf = (booking: string) =>
  `(select id from journals where kind in ('refund', 'earned') and booking_id = :${booking})`;
const faults: Readonly<Record<string, readonly string[]>> = {
  'The entries of every journal sum to zero': [
    `update ledger_entries set amount_kobo = amount_kobo + 1 where id = (select max(id) from ledger_entries)`,
    `delete from ledger_entries where journal_id = ${debitOf('open')}`,
  ],
  'All accounts together sum to zero': [
    `delete from ledger_entries where id = (select max(id) from ledger_entries)`,
  ],
  'Every wallet holds the sum of its entries and no less than zero': [
    `update ledger_accounts set balance_kobo = balance_kobo + 1 where kind = 'wallet'`,
  ],
  'Every client has one wallet, a member of an organisation none': [
    `delete from ledger_accounts where kind = 'wallet'`,
    `update users set member_of = (select min(id) from users where role = 'Administrator'), member_role = 'Booker'
      where role = 'Client'`,
  ],
  'Every paid booking has one debit, which makes its price together with its changes, an unpaid one none': [
    `delete from journals where change_id is not null`,
    `update bookings set payment_status = 'Unpaid' where id = :open`,
    `update journals set kind = 'earned' where id = ${debitOf('open')}`,
    `update bookings set unit_price_kobo = unit_price_kobo + 1, price_kobo = price_kobo + 1 where id = :open`,
  ],
  'Every paid booking that has ended is closed once with all of its price, any other not at all': [
    `update bookings set status = 'Canceled' where id = :open`,
    `update bookings set status = 'Processing' where id = :canceled`,
    `update ledger_entries set amount_kobo = amount_kobo - sign(amount_kobo) where journal_id = ${closeOf('rendered')}`,
  ],
  'Nothing goes back for a service that was rendered, and never more than the price': [
    `update bookings set status = 'Service_Rendered' where id = :canceled`,
    `update bookings set status = 'Payment_Received' where id = :canceled`,
    `update ledger_entries set amount_kobo = amount_kobo + sign(amount_kobo) where journal_id = ${closeOf('canceled')}`,
  ],
  'No journal is without its booking, change, payment, line, decision or payout': [
    'delete from settlement_lines where id = :line',
    'delete from book_decisions where id = :decision',
    'delete from payouts',
    'delete from booking_changes where number = 1',
    'delete from bookings where id = :open',
    'delete from payments',
  ],
  'Every paid payment has brought what was paid once, and that is what the gateway reports; an unpaid one nothing':
    [
      `update payments set status = 'Unpaid', paid_at = null`,
      'update payments set amount_kobo = amount_kobo + 1',
      'update payments set gateway_amount_kobo = gateway_amount_kobo - 1',
      'update payments set settled_kobo = amount_kobo - 1',
    ],
  'Gateway clearing holds what is open of the payments and nothing else, never less than nothing of one': [
    `update payments set settled_kobo = 1 where status = 'Paid'`,
    `update payments set arrived = 'bank' where status = 'Paid'`,
    'update payments set opened = true',
    'update settlement_lines set cleared_kobo = cleared_kobo - 1 where payment_id is not null',
  ],
  'Every payment keeps what files cleared of it together with what was written off': [
    'update payments set cleared_kobo = cleared_kobo + 1',
    'update settlement_lines set cleared_kobo = cleared_kobo - 1 where payment_id is not null',
    `update book_decisions set kind = 'write_off', payment_id = (select min(id) from payments), line_id = null,
            wallet_user_id = null where id = :decision`,
  ],
  'Suspense holds the parts of posted lines about which nobody has decided, and nothing else': [
    'delete from ledger_entries where journal_id = (select id from journals where decision_id = :decision)',
    `update book_decisions set status = 'Rejected' where id = :decision`,
  ],
  'Every posted line of a settlement file has one journal with its figures, any other none': [
    'delete from journals where line_id = :line',
    `update settlement_lines set resolved = 'ignored', cleared_kobo = null where id = :line`,
    'update settlement_lines set fee_kobo = fee_kobo + 1 where id = :line',
  ],
  'Every approved decision has one journal with its figures, on the word of two people, any other none': [
    'delete from journals where decision_id = :decision',
    `update book_decisions set status = 'Rejected' where id = :decision`,
    'update book_decisions set amount_kobo = amount_kobo + 1 where id = :decision',
    'update book_decisions set wallet_user_id = proposed_by where id = :decision',
  ],
  'Every approved adjustment changes its wallet once, or settled its payment, on the word of two people, any other not at all':
    [
      `update adjustments set status = 'Rejected'`,
      'update adjustments set amount_kobo = amount_kobo + 1',
      'delete from journals where adjustment_id = :adjustment',
    ],
  'What is due to clients is what their payouts ask for that are neither paid nor refused': [
    'update payouts set amount_kobo = amount_kobo + 1 where id = :asked',
    `update payouts set status = 'Refused', refused_at = asked_at, refused_by = asked_by where id = :asked`,
    'delete from payouts where id = :asked',
  ],
  'Every payout has moved what its status says, on the word of different people': [
    'update payouts set amount_kobo = amount_kobo + 1 where id = :paid',
    `update payouts set status = 'Returned', returned_at = paid_at, returned_reason = 'Dormant',
            returned_by = owner_id where id = :paid`,
    `delete from journals where kind = 'payout_paid'`,
  ],
  'Invoice numbers have no gap and no double': [
    `update paper_counters set last_number = last_number + 1 where series = 'invoice'`,
    `update bookings set invoice_id = null where id = :open`,
    `update payments set invoice_id = year || '-000009' from paper_counters where series = 'invoice'`,
  ],
  'Credit notes have no gap and no double': [
    `update paper_counters set last_number = last_number + 1 where series = 'credit'`,
    `delete from booking_papers where kind = 'credit' and booking_id = :changed`,
  ],
  'Every change of a booking has moved exactly what it says, and one without money nothing': [
    'update booking_changes set charged_kobo = charged_kobo + 1 where number = 2',
    'update booking_changes set refunded_kobo = refunded_kobo - 1, kept_kobo = kept_kobo + 1 where number = 1',
    'delete from journals where change_id is not null',
  ],
  'Every reversal mirrors a close and another close follows it, on the word of two people': [
    `delete from journals where round = 2`,
    `update outcome_corrections set status = 'Rejected'`,
    `delete from journals where kind = 'reversal'`,
  ],
  'Every change and every reversal that moved a wallet has one paper of that amount': [
    `delete from booking_papers where booking_id = :changed`,
    'update booking_papers set amount_kobo = amount_kobo + 1',
    `update booking_papers set kind = 'credit'`,
  ],
  'No promised e-mail or other queued work was given up': [
    `insert into outbox (kind, payload, failed_at) values ('mail', '{}', now())`,
  ],
};

it('every rule is tried', async () => {
  const checks = await verifyLedger(world.db);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
  expect(checks.map(({ states }) => states)).toEqual(Object.keys(faults));
});

it.each(Object.entries(faults).flatMap(([rule, sqls]) => sqls.map((sql) => [rule, sql] as const)))(
  '%s: %s',
  async (rule, sql) => expect(await foundAfter(sql)).toContain(rule),
);
