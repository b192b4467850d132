import { forAllTests } from '../testing/forAllTests.ts';
import { databaseBefore } from '../testing/olderDatabase.ts';
import { migrate } from './index.ts';

const db = forAllTests(() => databaseBefore('500-'));

const reply = {
  message: 'Booked “twice”: ₦1,250.50',
  data: [
    { id: 4711, price: 1250.5, note: null, passengers: [{ name: 'O\'Alfa "Bravo" \\ \u0001' }], paid: true },
  ],
};
const order = '{"message":"Booked","data":{"id":1}}';

it('replies kept as jsonb are the same replies once they are kept as they are sent', async () => {
  await db.query(
    `insert into idempotency_keys (actor_id, key, endpoint, request_hash, reply)
     select n, 'key', 'POST /booking-services', 'hash', case when n > 1 then $1::jsonb end
       from generate_series(1, 300) n`,
    [reply],
  );
  expect(await migrate(db)).toContain('500-book-flights.sql');
  const { rows } = await db.query('select reply from idempotency_keys order by actor_id');
  expect(rows).toEqual([{ reply: null }, ...Array.from({ length: 299 }, () => ({ reply }))]);
  await db.query('update idempotency_keys set reply = $1 where actor_id = 1', [order]);
  const text = await db.query('select reply::text as text from idempotency_keys where actor_id = 1');
  expect(text.rows).toEqual([{ text: order }]);
}, 60_000);
