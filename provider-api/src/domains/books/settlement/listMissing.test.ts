import { forAllTests } from '../../../testing/forAllTests.ts';
import { startTestServer } from '../../../testing/testServer.ts';
import { fundWallet } from '../../bookings/testing/fundWallet.ts';

const server = forAllTests(() => startTestServer({ config: { settlement: 'instant' } }));

it('where a stand-in settles at once, for which no file ever comes, no payment is missing', async () => {
  const client = await server.account('Client');
  const finance = await server.as('Finance Officer');
  await fundWallet(server.context, client.id, 50_000_00, '888800000081');
  await server.db.query(`update payments set paid_at = paid_at - interval '90 days'`);
  expect((await finance.get('/books/clearing')).body.data).toMatchObject({ openPayments: 1 });
  expect((await finance.get('/books/missing')).body.data).toEqual([]);
});
