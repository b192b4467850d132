import { contract, type Endpoint } from 'shared-api/contract';
import { roleCan } from 'shared-api/rules';
import { passenger, startBookingWorld } from '../domains/bookings/testing/bookingWorld.ts';
import { addPayment } from '../testing/addPayment.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import { survey } from '../testing/survey.ts';
import type { SignedIn } from '../testing/testServer.ts';

/** A spreadsheet would run this text. It is in every text that somebody may write and that staff export. */
const formula = '=HYPERLINK("#Sheet2!A1","x")';
const world = forAllTests(startBookingWorld);
let administrator: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  administrator = await world.as('Administrator', { first_name: formula, last_name: formula });
  const names = { business_name: formula, first_name: formula, last_name: formula, phone_number: formula };
  const client = await world.client(1_000_000_00, {
    ...names,
    category: 'Corporate',
    registered_address: formula,
  });
  const service = await world.service({ name: formula });
  await world.book(client, service);
  other = await world.client(1_000_000_00);
  await world.book(other, service, { Passengers: [passenger({ FirstName: formula })] });
  await other.post('/people', [passenger({ FirstName: formula })]);
  await client.post('/users/fund-wallet', { amount: 60_000 });
  await addPayment(world.db, client.account.id);
  await client.post('/feedbacks', { ...survey, feedbackText: formula });
  await administrator.patch('/users/activation', {
    Id: client.account.id,
    Status: 'Inactive',
    Reason: formula,
  });
  const recipient = { name: formula, purpose: 'Letters', country: 'Nigeria' };
  await administrator.patch('/settings/dataRecipients', { version: 0, value: [recipient] });
});

const exports = Object.entries(contract).filter(([, { replyKind }]) => replyKind === 'csv');

const ofStaff = ({ access }: Endpoint) =>
  typeof access === 'object' && access.some((permission) => roleCan('Administrator', permission));
/** The report about wallets is exported, because it contains names. */
const addressOf = (path: string) =>
  path.replace(':report', 'wallets') +
  (/statement|journal/.test(path) ? '?from=2026-03-01&to=2026-03-31' : '');

it.each(exports)('%s holds nothing that a spreadsheet runs', async (_name, endpoint) => {
  const { status, bytes } = ofStaff(endpoint)
    ? await administrator.get(addressOf(endpoint.path))
    : await other.get(addressOf(endpoint.path));
  const cells = [
    ...Buffer.from(bytes)
      .toString()
      .replace('\ufeff', '')
      .matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(?:,|\r\n)/g),
  ];
  const texts = cells.map(([, cell = '']) => cell.replace(/^"/, ''));
  expect([status, texts.some((text) => text.startsWith("'=HYPERLINK"))]).toEqual([200, true]);
  expect(texts.filter((text) => /^[=+@\t\r]|^-\D/.test(text))).toEqual([]);
});
