import { dayMs } from 'shared-api/rules';
import { ApiClient } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { production, startTestEnvironment } from '../../portal/testEnvironment.ts';
import { runSql } from '../../sql.ts';
import { table, timed } from '../../table.ts';
import { csvExport } from './csvExport.ts';
import { staffRecords } from './staffRecords.ts';

const alone = 20;
const together = 16;
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
const lastMonth = `from=${daysAgo(60)}&to=${daysAgo(30)}`;

/** These lists have the most rows. Each kind of filter, sort and search occurs once. */
const lists: Readonly<Record<string, readonly string[]>> = {
  '/booking-services': [
    '',
    'airportId=13&status=No_Show',
    `${lastMonth}&sort=-booked`,
    'overdue=true',
    'sort=price&airportId=5',
    'search=P4712',
    'search=Alfa',
  ],
  '/audit': ['', 'subjectKind=booking', 'sort=person', 'search=note 77'],
  '/transactions/services': ['', lastMonth, 'sort=-amount', 'search=Alfabravo'],
};

const figures = [
  '/users/dashboard-stats',
  '/booking-services/stats',
  '/stats/needs-doing',
  '/stats/series',
  `/stats/series?from=${new Date().getFullYear() - 1}-01-01&step=month`,
];

const percentile95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

async function timesOf(ask: () => Promise<unknown>): Promise<string> {
  const taken = async (calls: number) =>
    (await Promise.all(Array.from({ length: calls }, () => timed(ask)))).map(({ ms }) => ms);
  await ask();
  const one: number[] = [];
  for (let call = 0; call < alone; call += 1) one.push(...(await taken(1)));
  const alone95 = `${percentile95(one).toFixed(0)} ms`;
  try {
    const many = [...(await taken(together)), ...(await taken(together))];
    return `${alone95}, ${percentile95(many).toFixed(0)} ms`;
  } catch (refusal) {
    return `${alone95}, ${refusal instanceof Error ? refusal.message.slice(0, 60) : refusal}`;
  }
}

/** Changing a twentieth of the rows makes index-only scans slower, as on a busy day or after an import. */
const changeTwentieth = [
  'update bookings set version = version + 1 where id % 20 = 0',
  'update payments set checked_at = now() where id % 20 = 0',
  'update users set phone_number = phone_number where id % 20 = 0',
];

export const staffLists = async (): Promise<string> => {
  const bookings = Number(process.env.LISTS_BOOKINGS ?? 1_000_000);
  const postgres = await startPostgres();
  const { portal, accounts, anotherServer } = await startTestEnvironment({ DATABASE_URL: postgres.url });
  await portal.stop();
  await runSql(postgres.url, staffRecords({ clients: bookings / 10, bookings }));
  await runSql(postgres.url, 'vacuum analyze');
  const server = await anotherServer(production);
  for (const sql of changeTwentieth) await runSql(postgres.url, sql);
  const { token } = accounts.administrator;
  const read = (path: string) => new ApiClient(server.url).read(path, token);
  const rows: string[][] = [];
  for (const [path, queries] of Object.entries(lists))
    for (const query of queries) {
      const asked = `${path}?${query}${query && '&'}`;
      const { meta } = await read(asked);
      rows.push([
        `\`${path}?${query.replace(lastMonth, 'a month')}\``,
        `${meta?.atLeast ? 'over ' : ''}${meta?.totalCount ?? ''}`,
        await timesOf(() => read(`${asked}only=rows`)),
        await timesOf(() => read(`${asked}only=rows&pageNumber=${meta?.totalPages ?? 1}`)),
        await timesOf(() => read(`${asked}only=total`)),
      ]);
    }
  for (const path of figures) rows.push([`\`${path}\``, '', await timesOf(() => read(path)), '', '']);
  const exported = await csvExport(server, postgres.url, token);
  await server.stop();
  await postgres.stop();
  const head = ['p95 of one caller, of 16 at once', 'entries', 'rows (target 100, 500)'];
  return `${table([...head, 'last page (1,000)', 'total (500, 2,000)'], rows)}\n\n${exported}`;
};
