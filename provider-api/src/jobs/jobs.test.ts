import { AsyncResource } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { folderFiles } from '../adapters/files/folderFiles.ts';
import { mailboxMailer } from '../adapters/mail/mailboxMailer.ts';
import { signingMailer } from '../adapters/mail/signingMailer.ts';
import type { AppContext } from '../appContext.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { SecretBox } from '../secrets/index.ts';
import { forAllTests } from '../testing/forAllTests.ts';
import { freshDatabase } from '../testing/testDatabase.ts';
import { startTestServer } from '../testing/testServer.ts';
import { housekeeping } from './housekeeping.ts';
import { enqueue, type Job, job, type PeriodicJob, Runner } from './index.ts';
import { retryDelaySeconds } from './Lane.ts';

/** The work runs as on another server, outside of the open transaction. */
const outsideTransaction = AsyncResource.bind((work: () => Promise<void>) => work());

const db = forAllTests(freshDatabase);
let context: AppContext;
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test' });
  context = {
    db,
    config,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    linesLost: () => 0,
    files: folderFiles('/nowhere'),
    mailer: signingMailer(mailboxMailer(db), db, config),
    secrets: new SecretBox([{ name: 'test', key: randomBytes(32) }]),
  };
});
beforeEach(() => db.query('delete from outbox'));

const runner = (jobs: readonly Job<never>[], periodic: readonly PeriodicJob[] = []) =>
  new Runner(context, jobs, periodic);
const queued = async () => (await db.query('select kind, attempts, last_error from outbox order by id')).rows;

it('a job runs once its transaction is committed, and never without it', async () => {
  const ran: string[] = [];
  const note = job<{ text: string }>('note', async (_services, { text }) => {
    ran.push(text);
  });
  await db.transaction((tx) => enqueue(tx, note, { text: 'kept' }));
  await db
    .transaction(async (tx) => {
      await enqueue(tx, note, { text: 'lost' });
      throw new Error('undone');
    })
    .catch(() => {});
  await runner([note]).idle();
  expect(ran).toEqual(['kept']);
  expect(await queued()).toEqual([]);
});

it('a job that fails stays queued, waits longer each time, and runs in the end', async () => {
  let failures = 2;
  const flaky = job<object>('flaky', async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('not now');
  });
  await db.transaction((tx) => enqueue(tx, flaky, {}));
  const worker = runner([flaky]);
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await worker.idle();
    expect(await queued()).toEqual([{ kind: 'flaky', attempts: attempt, last_error: 'Error: not now' }]);
    await db.query('update outbox set run_after = now()');
  }
  await worker.idle();
  expect(await queued()).toEqual([]);
  expect([1, 2, 5, 20].map(retryDelaySeconds)).toEqual([2, 4, 32, 3600]);
});

it('a job that is not due yet waits', async () => {
  const later = job<object>('later', async () => {});
  await db.transaction((tx) => enqueue(tx, later, {}, { delayMs: 60_000 }));
  await runner([later]).idle();
  expect(await queued()).toHaveLength(1);
});

it('any number of servers run each job once', async () => {
  const ran: number[] = [];
  const note = job<{ number: number }>('note', async (_services, { number }) => {
    ran.push(number);
  });
  await db.transaction(async (tx) => {
    for (let number = 0; number < 50; number += 1) await enqueue(tx, note, { number });
  });
  await Promise.all([runner([note]).idle(), runner([note]).idle(), runner([note]).idle()]);
  expect(ran.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, number) => number));
});

it('a job that another server is claiming at this moment is left to it', async () => {
  const ran: number[] = [];
  const note = job<{ number: number }>('note', async (_services, { number }) => {
    ran.push(number);
  });
  await db.transaction(async (tx) => {
    for (const number of [1, 2]) await enqueue(tx, note, { number });
  });
  const work = () => runner([note]).idle();
  // The embedded database has only one server, so nobody waits.
  if (db.kind === 'embedded') await work();
  else
    await db.transaction(async (tx) => {
      await tx.query('select id from outbox order by id limit 1 for update');
      await outsideTransaction(work);
      expect(ran).toEqual([2]);
    });
  await runner([note]).idle();
  expect(ran.sort()).toEqual([1, 2]);
});

it('a job of a server that died is taken over when its lease ends', async () => {
  const note = job<object>('note', async () => {});
  await db.transaction((tx) => enqueue(tx, note, {}));
  await db.query(`update outbox set leased_until = now() + interval '1 minute'`);
  await runner([note]).idle();
  expect(await queued()).toHaveLength(1);
  await db.query(`update outbox set leased_until = now() - interval '1 second'`);
  await runner([note]).idle();
  expect(await queued()).toEqual([]);
});

it('a job that takes longer than its lease is not taken over while its server lives', async () => {
  let runs = 0;
  let answer = () => {};
  const slow = job<object>('slow', () => {
    runs += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  await db.transaction((tx) => enqueue(tx, slow, {}));
  const leaseSeconds = 3;
  const worker = new Runner(context, [slow], [], leaseSeconds);
  const idle = worker.idle();
  const leasedFor = async () =>
    (
      await db.query<{ seconds: number }>(
        'select extract(epoch from leased_until - created_at)::float as seconds from outbox',
      )
    ).rows[0]?.seconds ?? 0;
  while ((await leasedFor()) <= 2 * leaseSeconds);
  await runner([slow]).idle();
  expect(runs).toBe(1);
  answer();
  await idle;
  expect(await queued()).toEqual([]);
});

it('a server that stops ends after the present job, and the next server has the others at once', async () => {
  const ran: number[] = [];
  let answer = () => {};
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const slow = job<{ number: number }>('slow', (_services, { number }) => {
    ran.push(number);
    begin();
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  await db.transaction(async (tx) => {
    for (const number of [1, 2]) await enqueue(tx, slow, { number });
  });
  const worker = runner([slow]);
  const idle = worker.idle();
  await begun;
  const stopped = worker.stop();
  answer();
  await Promise.all([stopped, idle]);
  expect(ran).toEqual([1]);
  expect(await queued()).toEqual([{ kind: 'slow', attempts: 0, last_error: null }]);
  const note = job<{ number: number }>('slow', async (_services, { number }) => {
    ran.push(number);
  });
  await runner([note]).idle();
  expect(ran).toEqual([1, 2]);
});

it('a periodic job runs once per period, whatever the number of servers', async () => {
  let runs = 0;
  const hourly: PeriodicJob = {
    kind: 'hourly',
    everyMs: 3_600_000,
    async run() {
      runs += 1;
    },
  };
  await Promise.all([runner([], [hourly]).idle(), runner([], [hourly]).idle()]);
  expect(runs).toBe(1);
  await db.query(`update periodic_jobs set next_run = now() - interval '1 second'`);
  await runner([], [hourly]).idle();
  expect(runs).toBe(2);
});

it('a periodic job that waits at first runs once its time has passed', async () => {
  let runs = 0;
  const daily: PeriodicJob = {
    kind: 'daily',
    everyMs: 86_400_000,
    waitsAtFirst: true,
    async run() {
      runs += 1;
    },
  };
  await runner([], [daily]).idle();
  expect(runs).toBe(0);
  await db.query(`update periodic_jobs set next_run = now() - interval '1 second' where kind = 'daily'`);
  await runner([], [daily]).idle();
  await runner([], [daily]).idle();
  expect(runs).toBe(1);
});

it('a daily job that fails runs again after five minutes, and holds up no other', async () => {
  const ran: string[] = [];
  const periodic = (kind: string, run: () => void): PeriodicJob => ({
    kind,
    everyMs: 86_400_000,
    async run() {
      ran.push(kind);
      run();
    },
  });
  const fails = periodic('fails', () => {
    throw new Error('The database was away');
  });
  const other = periodic('other', () => {});
  await runner([], [fails, other]).idle();
  const { rows } = await db.query<{ kind: string; seconds: number }>(
    `select kind, ceil(extract(epoch from next_run - now()) / 60)::int * 60 as seconds from periodic_jobs
      where kind in ('fails', 'other') order by kind`,
  );
  expect(ran).toEqual(['fails', 'other']);
  expect(rows).toEqual([
    { kind: 'fails', seconds: 300 },
    { kind: 'other', seconds: 86_400 },
  ]);
});

it.each(['gateway', 'mail'] as const)('a job that waits for the %s holds up nothing else', async (lane) => {
  let answer = () => {};
  let asked = () => {};
  const waiting = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const hanging = job<object>(
    'hanging',
    () =>
      new Promise((resolve) => {
        answer = resolve;
        asked();
      }),
    lane,
  );
  let mailed = () => {};
  const mailLeft = new Promise<void>((resolve) => {
    mailed = resolve;
  });
  const mail = job<object>('mail', async () => mailed());
  await db.transaction((tx) => enqueue(tx, hanging, {}));
  const worker = runner([hanging, mail]);
  const idle = worker.idle();
  await waiting;
  await db.transaction((tx) => enqueue(tx, mail, {}));
  const second = worker.idle();
  await mailLeft;
  expect(await queued()).toContainEqual({ kind: 'hanging', attempts: 1, last_error: null });
  answer();
  await Promise.all([idle, second]);
  expect(await queued()).toEqual([]);
});

describe('housekeeping', () => {
  const server = forAllTests(startTestServer);

  const runAll = async () => {
    for (const job of housekeeping) await job.run(server.context);
  };
  const countOf = async (table: string) =>
    (await server.db.one<{ rows: number }>(`select count(*)::int as rows from ${table}`)).rows;
  /** One of the rows may be deleted, and the other is still needed. */
  const addBoth = async (table: string, statement: string, values: readonly (readonly unknown[])[]) => {
    const before = await countOf(table);
    for (const row of values) await server.db.query(statement, [...row]);
    return before;
  };

  it.each([
    ['verify', 'verification'],
    ['reset', 'a reset or an invitation'],
    ['track', 'following a registration'],
  ])('codes of %s, for %s, go a month after their end', async (purpose) => {
    const { id } = await server.account('Client');
    const before = await addBoth(
      'account_codes',
      `insert into account_codes (user_id, purpose, code_hash, created_at, expires_at)
     values ($1, $2, $3, now() - interval '400 days', now() - $4::interval)`,
      [
        [id, purpose, `${purpose} old`, '31 days'],
        [id, purpose, `${purpose} late`, '29 days'],
      ],
    );
    await runAll();
    expect(await countOf('account_codes')).toBe(before + 1);
  });

  it('codes of surveys go a month after their end, and so do sessions', async () => {
    const { id } = await server.account('Client');
    const ages = ['31 days', '29 days'];
    const surveys = await addBoth(
      'survey_codes',
      `insert into survey_codes (booking_id, user_id, code_hash, created_at, expires_at)
     values ($1, $2, $3, now() - interval '90 days', now() - $4::interval)`,
      ages.map((age, index) => [900_000 + index, id, age, age]),
    );
    const sessions = await addBoth(
      'sessions',
      `insert into sessions (user_id, token_hash, device, created_at, last_used_at, expires_at)
     values ($1, $2, 'Chrome on Windows', now() - interval '90 days', now() - interval '90 days', now() - $3::interval)`,
      ages.map((age) => [id, age, age]),
    );
    await runAll();
    expect(await countOf('survey_codes')).toBe(surveys + 1);
    expect(await countOf('sessions')).toBe(sessions + 1);
  });

  it('failures of addresses that nobody signs in with are forgotten after a day', async () => {
    const before = await addBoth(
      'sign_in_failures',
      `insert into sign_in_failures (email_hash, failures, last_failed_at) values ($1, 9, now() - $2::interval)`,
      [
        ['old', '25 hours'],
        ['new', '23 hours'],
      ],
    );
    await runAll();
    expect(await countOf('sign_in_failures')).toBe(before + 1);
  });
});
