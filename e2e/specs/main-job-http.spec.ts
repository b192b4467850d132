import {
  bookingById,
  bookingReceipt,
  cancelBooking,
  createBookings,
  fundWallet,
  listServices,
  listTransactionsOfType,
  walletBalance,
} from 'shared-api/contract';
import { formatRrr } from 'shared-api/rules';
import { readPdf } from 'tooling/pdf';
import { waitFor } from 'tooling/portal';
import { oneFlight } from '../support/flights.ts';
import { newClient } from '../support/newClient.ts';
import { expect, test } from '../support/test.ts';

const passenger = (FirstName: string) => ({
  FirstName,
  LastName: 'Juliett',
  Designation: 'Ms.' as const,
  Gender: 'Female' as const,
  mobileNumber: '08031234567',
});

test('a client books over the API with money that the gateway confirmed, survives a crash and gets it back on cancelling [BOOK-55, CANCEL-05, WALLET-23, WALLET-24]', async ({
  portal,
}) => {
  const { email, token } = await newClient(portal);
  const balanceOf = async () => (await portal.call(walletBalance, { token })).balance.balance;
  expect(await balanceOf()).toBe(0);

  const services = await portal.call(listServices, { token });
  const arrival = services.find(({ name }) => /arrival/i.test(name));
  if (!arrival) throw new Error('No arrival service is offered');
  const body = [{ ...oneFlight(arrival.id), Passengers: [passenger('Alfa'), passenger('Charlie')] }];
  const refused = await portal.send(createBookings, { token, body });
  expect(refused.status).toBe(400);

  const funding = await portal.call(fundWallet, { token, body: { amount: 500_000 } });
  expect(funding.paymentStatus).toBe('Unpaid');
  const invoice = await portal.mail(email, /^Invoice .* wallet/);
  expect(invoice.attachments.map(({ name }) => name)).toEqual([expect.stringMatching(/\.pdf$/)]);
  const { transactions } = await portal.call(listTransactionsOfType, { token, params: { type: 2 } });
  const rrr = transactions[0]?.rrrNo ?? '';
  expect(rrr).toMatch(/^\d{12}$/);
  expect(invoice.text).toContain(formatRrr(rrr));
  expect(await balanceOf()).toBe(0);
  await portal.pay(rrr);
  await waitFor(async () => (await balanceOf()) === 500_000, { what: 'The credit', timeoutMs: 20_000 });

  const [booking] = await portal.call(createBookings, { token, body });
  if (!booking) throw new Error('No booking was made');
  const price = 2 * arrival.price;
  expect(booking.price).toBe(price);
  expect(await balanceOf()).toBe(500_000 - price);

  await portal.restart('SIGKILL');
  expect(await balanceOf()).toBe(500_000 - price);
  const kept = await portal.call(bookingById, { token, params: { id: booking.id } });
  expect(kept.passengers.map(({ firstName }) => firstName)).toEqual(['Alfa', 'Charlie']);
  const bookings = await portal.call(listTransactionsOfType, { token, params: { type: 0 } });
  expect(bookings.transactions[0]).toMatchObject({
    transactionId: booking.id,
    paymentStatus: 'Paid',
    amount: price,
  });

  const receipt = await portal.send(bookingReceipt, { token, params: { id: String(booking.id) } });
  expect(receipt.headers.get('content-type')).toBe('application/pdf');
  const text = (await readPdf(await receipt.arrayBuffer())).join('\n');
  expect(text).toContain('RECEIPT');
  expect(text).toMatch(/₦\s?[\d,]+\.\d\d/);

  await portal.call(cancelBooking, { token, params: { id: booking.id } });
  expect(await balanceOf()).toBe(500_000);
  expect((await portal.call(bookingById, { token, params: { id: booking.id } })).bookingStatus).toBe(
    'Canceled',
  );
});
