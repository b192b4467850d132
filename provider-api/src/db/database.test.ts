import { openEmbedded } from './embedded.ts';

it('opens', async () => {
  const t0 = performance.now();
  const db = await openEmbedded();
  console.log('open', performance.now() - t0);
  const r = await db.query(
    `select 1::int8 a, '2025-01-02'::date d, now() n, 1.50::numeric m, array[1,2]::int8[] b, $1::text[] t, $2::jsonb j, $3::bool z, $4::timestamptz q, $5::uuid u, $6::int4 i, $7::bytea y`,
    [
      ['a"b', 'c,d'],
      { a: [1] },
      true,
      new Date(0),
      'b0a7c1de-0000-4000-8000-000000000000',
      5,
      Buffer.from('hi'),
    ],
  );
  console.log(r);
  await db.close();
});
