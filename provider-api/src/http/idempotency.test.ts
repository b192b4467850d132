import { endpoint } from 'shared-api/contract';
import { number, object, string } from 'yup';
import type { Domain } from '../domain.ts';
import { accounts } from '../domains/accounts/index.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../testing/testServer.ts';
import { idempotent } from './idempotency.ts';
import { serve } from './serve.ts';

const count = endpoint({
  method: 'POST',
  path: '/count',
  access: 'signed-in',
  summary: 'Adds to a counter',
  body: object({ by: number().required(), note: string() }),
  idempotent: true,
  reply: object({ total: number().required() }),
});

const recount: typeof count = { ...count, path: '/recount' };

const counting: Domain = {
  routes(api) {
    for (const call of [count, recount])
      serve(api, call, (ctx, { body }) =>
        idempotent(ctx, body, async (tx) => {
          if (body.by < 0) throw new Error('refused inside');
          const { rows } = await tx.query<{ total: number }>(
            'update counter set total = total + $1 returning total',
            [body.by],
          );
          return { data: { total: rows[0]?.total ?? 0 }, message: 'Counted' };
        }),
      );
  },
};

const server = forAllTests(() => startTestServer({ domains: [accounts, counting] }));
let client: SignedIn;
beforeAll(async () => {
  await server.db.query('create table counter (total int)');
  await server.db.query('insert into counter values (0)');
  client = await server.as('Client');
});

const add = (by: number, key?: string, caller = client) =>
  caller.post('/count', { by }, key ? { 'idempotency-key': key } : {});
const total = async () =>
  (await server.db.query<{ total: number }>('select total from counter')).rows[0]?.total;

it('a repeated key gives the first reply and no second effect', async () => {
  const first = await add(1, 'a');
  const second = await add(1, 'a');
  expect(second.body).toEqual(first.body);
  expect(await total()).toBe(1);
});

it('a repeated key whose reply an erasure removed is refused and has no second effect', async () => {
  await add(1, 'erased');
  const before = await total();
  await server.db.query(`update idempotency_keys set reply = null where key = 'erased'`);
  const { status, body } = await add(1, 'erased');
  expect([status, body.message]).toEqual([
    409,
    'This was sent before. Look whether it took effect before you send it again.',
  ]);
  expect(await total()).toBe(before);
});

it('ten at once with one key take effect once', async () => {
  const before = (await total()) ?? 0;
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(1, 'b')));
  expect(new Set(answers.map(({ status, bytes }) => `${status} ${Buffer.from(bytes)}`)).size).toBe(1);
  expect(await total()).toBe(before + 1);
});

it('the same key with another request is refused', async () => {
  await add(1, 'c');
  const { status, body } = await add(2, 'c');
  expect([status, body.code]).toEqual([409, 'idempotency_key_reused']);
  const elsewhere = await client.post('/recount', { by: 1 }, { 'idempotency-key': 'c' });
  expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'idempotency_key_reused']);
});

it('the same request is the same in whatever order its fields come', async () => {
  const key = { 'idempotency-key': 'order' };
  const first = await client.post('/count', { by: 1, note: 'Alfa' }, key);
  const second = await client.post('/count', { note: 'Alfa', by: 1 }, key);
  expect(second.body).toEqual(first.body);
});

it('a key of more than 200 characters is refused', async () => {
  expect((await add(1, 'x'.repeat(200))).status).toBe(200);
  expect((await add(1, 'x'.repeat(201))).status).toBe(400);
});

it('a key is one caller’s own', async () => {
  const other = await server.as('Client');
  const before = (await total()) ?? 0;
  await add(1, 'd');
  await add(1, 'd', other);
  expect(await total()).toBe(before + 2);
});

it('a request that failed leaves its key unused', async () => {
  expect((await add(-1, 'e')).status).toBe(500);
  expect((await add(1, 'e')).status).toBe(200);
});

it('without a key every request takes effect', async () => {
  const before = (await total()) ?? 0;
  await add(1);
  await add(1);
  expect(await total()).toBe(before + 2);
});
