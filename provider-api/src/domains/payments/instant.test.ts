import { readConfig } from '../../config.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';

const server = forAllTests(() => startPayingServer({ settlement: 'instant' }));

it('in mode instant the reply says Paid and the balance has risen [WALLET-20]', async () => {
  const client = await server.as('Client');
  const { body } = await client.post('/users/fund-wallet', { amount: 500000 });
  expect([body.data.paymentStatus, body.message]).toEqual(['Paid', 'Wallet funded successfully']);
  expect(await server.balanceOf(client)).toEqual({ balance: 500000, pending: 0 });
});

it('mode instant is refused in production', () => {
  expect(() =>
    readConfig({ NODE_ENV: 'production', PAYMENT_SETTLEMENT: 'instant', SMTP_URL: 'smtp://mail.example' }),
  ).toThrow('PAYMENT_SETTLEMENT');
});
