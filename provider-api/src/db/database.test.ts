import { forAllTests } from '../testing/forAllTests.ts';
import { emptyDatabases } from '../testing/testDatabase.ts';
import { DatabaseError, isUniqueViolation, prepared, WritesRefused } from './index.ts';

describe.each(Object.entries(emptyDatabases))('%s', (_, open) => {
  const db = forAllTests(open);
  beforeAll(async () => {
    await db.query('create table counters (id int primary key, value bigint not null)');
    await db.query('insert into counters values (1, 0)');
  });

  const value = async () =>
    (await db.one<{ value: number }>('select value from counters where id = 1')).value;

  describe('values', () => {
    it('come back alike from both databases', async () => {
      const { rows } = await db.query(
        `select 9007199254740991::int8 as whole, '2025-01-02'::date as day, 1.50::numeric as exact,
              '2025-01-02T03:04:05Z'::timestamptz as at, array[1, 2]::int8[] as list, null::int8 as nothing`,
      );
      expect(rows).toEqual([
        {
          whole: 9007199254740991,
          day: '2025-01-02',
          exact: '1.50',
          at: new Date('2025-01-02T03:04:05Z'),
          list: [1, 2],
          nothing: null,
        },
      ]);
    });

    it('go in by the type of their column', async () => {
      const { rows } = await db.query(
        `select $1::text[] as texts, $2::jsonb as json, $3::boolean as yes, $4::timestamptz as at, $5::int as whole,
              $6::jsonb as list, encode($7::bytea, 'hex') as bytes`,
        [['a"b', 'c,d', null], { a: [1] }, true, new Date(0), 5, JSON.stringify([1]), Buffer.from('hi')],
      );
      expect(rows).toEqual([
        {
          texts: ['a"b', 'c,d', null],
          json: { a: [1] },
          yes: true,
          at: new Date(0),
          whole: 5,
          list: [1],
          bytes: '6869',
        },
      ]);
    });

    it('that do not fit a safe integer are refused', async () => {
      await expect(db.query('select 9007199254740992::int8 as big')).rejects.toThrow('safe integer');
      expect(await value()).toBe(0);
    });
  });

  describe('a transaction', () => {
    it('keeps the plan of a statement that runs often, and undoes it as any other', async () => {
      const raise = prepared('update counters set value = value + $1 where id = 1 returning value');
      for (const expected of [1, 2, 3]) {
        const { rows } = await db.query<{ value: number }>(raise, [1]);
        expect(rows).toEqual([{ value: expected }]);
      }
      const failing = db.transaction(async (tx) => {
        await tx.query('select 1/0').catch(() => {});
        await tx.query(prepared('update counters set value = $1 where id = 1'), [100]);
      });
      await expect(failing).rejects.toThrow('division by zero');
      await db.transaction((tx) => tx.query(prepared('update counters set value = $1 where id = 1'), [0]));
      expect(await value()).toBe(0);
    });

    it('tells what failed first, though what was asked beside it failed too', async () => {
      const failing = db.transaction(async (tx) => {
        const first = tx.query(
          `do $$ begin raise exception 'No space left' using errcode = 'disk_full'; end $$`,
        );
        const second = tx.query('select 1');
        first.catch(() => {});
        await second;
        await first;
      });
      await expect(failing).rejects.toThrow(WritesRefused);
    });

    it('keeps all of its statements, or none', async () => {
      await expect(
        db.transaction(async (tx) => {
          await tx.query('update counters set value = 100 where id = 1');
          throw new Error('changed my mind');
        }),
      ).rejects.toThrow('changed my mind');
      expect(await value()).toBe(0);
    });

    it('that was aborted is not taken for committed', async () => {
      const commit = db.transaction(async (tx) => {
        await tx.query('select 1/0').catch(() => {});
        return 'done';
      });
      await expect(commit).rejects.toThrow('rolled back');
    });

    it('loses no update to another one at the same time', async () => {
      await Promise.all(
        Array.from({ length: 20 }, () =>
          db.transaction((tx) => tx.query('update counters set value = value + 1 where id = 1')),
        ),
      );
      expect(await value()).toBe(20);
    });

    it('refuses a statement beside it', async () => {
      await expect(db.transaction(() => db.query('select 1'))).rejects.toThrow('use its tx');
    });

    it('answers statements that leave together in their order', async () => {
      const results = await db.transaction((tx) =>
        Promise.all([tx.query('select 1 as one'), tx.query('select $1::int as two', [2])]),
      );
      expect(results.map(({ rows }) => rows[0])).toEqual([{ one: 1 }, { two: 2 }]);
    });

    it('is rejected for its first failure, and leaves the database usable', async () => {
      const failing = db.transaction((tx) =>
        Promise.all([tx.query('select 1/0'), tx.query('select nonsense'), tx.query('select 1')]),
      );
      await expect(failing).rejects.toMatchObject({ code: '22012' });
      expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    });

    it('runs again after a deadlock', async () => {
      await db.query('insert into counters values (2, 0), (3, 0)');
      let reached = 0;
      let meet: () => void = () => {};
      const both = new Promise<void>((resolve) => {
        meet = resolve;
      });
      const cross = (first: number, second: number) =>
        db.transaction(async (tx) => {
          await tx.query('update counters set value = value + 1 where id = $1', [first]);
          reached += 1;
          if (reached >= 2 || db.kind === 'embedded') meet();
          await both;
          await tx.query('update counters set value = value + 1 where id = $1', [second]);
        });
      await Promise.all([cross(2, 3), cross(3, 2)]);
      const { rows } = await db.query('select value from counters where id in (2, 3)');
      expect(rows).toEqual([{ value: 2 }, { value: 2 }]);
    });
  });

  describe('a statement', () => {
    it('counts the rows that it changed, though it returns none', async () => {
      await db.query('create table counted (n int)');
      const { rowCount } = await db.query('insert into counted select generate_series(1, 3)');
      expect(rowCount).toBe(3);
      expect((await db.query('update counted set n = 0 where n > $1', [1])).rowCount).toBe(2);
    });

    it('answers a hundred thousand rows', async () => {
      const { rows } = await db.query('select n from generate_series(1, 100000) n');
      expect(rows.length).toBe(100_000);
      expect(rows.at(-1)).toEqual({ n: 100_000 });
    });

    it('may be a megabyte long', async () => {
      const text = 'x'.repeat(1_000_000);
      expect((await db.query(`select length('${text}') as n`)).rows).toEqual([{ n: 1_000_000 }]);
      expect((await db.query('select length($1::text) as n', [text])).rows).toEqual([{ n: 1_000_000 }]);
    });

    it('in several parts answers the last of them', async () => {
      const { rows } = await db.query(
        'create table parts (n int); insert into parts values (7); select n from parts',
      );
      expect(rows).toEqual([{ n: 7 }]);
    });
  });

  describe('a statement read by its rows', () => {
    const some = (rows: number) => `select n from generate_series(1, ${rows}) n`;

    it('answers the one row, in a transaction too, and refuses none or two', async () => {
      expect(await db.one('select $1::int as n', [7])).toEqual({ n: 7 });
      expect(await db.transaction((tx) => tx.one(some(1)))).toEqual({ n: 1 });
      await expect(db.one(some(0))).rejects.toThrow('Expected one row, got 0');
      await expect(db.one(some(2))).rejects.toThrow('Expected one row, got 2');
    });

    it('answers the first of its rows, if any', async () => {
      expect(await db.first(some(0))).toBeUndefined();
      expect(await db.first(some(2))).toEqual({ n: 1 });
      expect(await db.transaction((tx) => tx.first('select $1::int as n', [7]))).toEqual({ n: 7 });
    });
  });

  describe('two equal statements of one turn', () => {
    it('store two rows, each by itself', async () => {
      await db.query('create table notes (text text not null)');
      const insert = prepared('insert into notes values ($1)');
      await Promise.all([db.query(insert, ['again']), db.query(insert, ['again'])]);
      expect((await db.query('select text from notes')).rows).toEqual([{ text: 'again' }, { text: 'again' }]);
    });
  });

  describe('a refused statement', () => {
    it.each([
      ['a value that is missing', 'insert into refusing (id) values (1)', '23502'],
      ['a value that a check refuses', 'insert into refusing values (1, -1)', '23514'],
      ['a row that is not there', 'insert into refusing values (1, 1, 99)', '23503'],
      ['text that is no number', "select 'x'::int", '22P02'],
      ['what a trigger raises', "do $$ begin raise exception 'no' using errcode = 'P0001'; end $$", 'P0001'],
    ])('names the SQLSTATE of %s', async (_, sql, code) => {
      await db.query(
        `create table if not exists refusing (
         id int, kobo int not null check (kobo >= 0), parent int references counters (id))`,
      );
      const thrown: unknown = await db.query(sql).catch((reason: unknown) => reason);
      expect(thrown).toBeInstanceOf(DatabaseError);
      expect(thrown).toMatchObject({ code });
    });

    it('names its SQLSTATE and constraint', async () => {
      const insert = db.query('insert into counters values (1, 5)');
      const thrown: unknown = await insert.catch((reason: unknown) => reason);
      expect(thrown).toBeInstanceOf(DatabaseError);
      expect(isUniqueViolation(thrown, 'counters_pkey')).toBe(true);
    });

    it('leaves the database usable', async () => {
      await expect(db.query('select nonsense')).rejects.toMatchObject({ code: '42703' });
      expect(await value()).toBe(20);
    });
  });

  it('tells listeners once the transaction is committed', async () => {
    const heard: string[] = [];
    let tell: () => void = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const stop = await db.listen('news', (payload) => {
      heard.push(payload);
      tell();
    });
    await db
      .transaction(async (tx) => {
        await tx.query(`select pg_notify('news', 'undone')`);
        throw new Error('undone');
      })
      .catch(() => {});
    await db.transaction((tx) => tx.query(`select pg_notify('news', 'done')`));
    await told;
    await stop();
    expect(heard).toEqual(['done']);
  });
});
