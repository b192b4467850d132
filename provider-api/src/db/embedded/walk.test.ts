import { bookingWorldOn } from '../../domains/bookings/testing/bookingWorld.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';
import { codeOf } from '../../testing/registrationFixture.ts';
import { individualFields } from '../../testing/registrations.ts';
import { freshEmbedded } from '../../testing/testDatabase.ts';
import type { SignedIn } from '../../testing/testServer.ts';

const server = forAllTests(async () => startPayingServer({}, undefined, await freshEmbedded()));

it('a client registers, pays, books and cancels on the embedded database', async () => {
  const fields = individualFields();
  const { body: registered } = await server.visitor.form('/users/individual', fields);
  const mails = await server.mailTo(fields.Email ?? '');
  const code = codeOf(
    mails.flatMap(({ links }) => links),
    'verify-email',
  );
  await server.visitor.get(`/users/email-verification/${code}`);
  const officer = await server.as('Registration Officer');
  await officer.patch('/users/activation', { Id: registered.data.id, Status: 'Active' });
  const world = await bookingWorldOn(server);
  const client = {
    ...(await server.visitor.signedIn(fields.Email ?? '', fields.Password ?? '')),
    account: { id: registered.data.id },
  } as SignedIn;
  const { body } = await client.post('/users/fund-wallet', { amount: 500_000 });
  await server.pay(String(body.data.rrrNo));
  expect(await world.balanceKobo(client)).toBe(500_000_00);
  const id = await world.book(client, await world.service({ price_kobo: 100_000_00 }));
  expect(await world.balanceKobo(client)).toBe(400_000_00);
  const key = { 'idempotency-key': 'cancel' };
  const canceled = await client.patch('/booking-services', { Id: id, BookingStatus: 'Canceled' }, key);
  expect(canceled.status).toBe(200);
  await world.expectSoundLedger();
});
