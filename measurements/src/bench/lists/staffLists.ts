import { dayMs } from 'shared-api/rules';
import { ApiClient } from 'tooling/portal';
import { startPostgres } from 'tooling/postgres';
import { production, startTestEnvironment } from '../../portal/testEnvironment.ts';
import { runSql } from '../../sql.ts';
import { table, timed } from '../../table.ts';
import { staffRecords } from './staffRecords.ts';

const alone = 20;
const together = 16;
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
const lastMonth = `from=${daysAgo(60)}&to=${daysAgo(30)}`;

/** CLIENT is replaced with the id of the client who has the most bookings. */
const lists: Readonly<Record<string, { readonly path: string; readonly queries: readonly string[] }>> = {
  bookings: {
    path: '/booking-services',
    queries: [
      '',
      'airportId=5',
      'airportId=13&status=No_Show',
      'airportId=5&status=Canceled&serviceId=3',
      `${lastMonth}&airportId=13`,
      `${lastMonth}&sort=-booked`,
      'overdue=true',
      'clientId=CLIENT',
      'sort=-travel',
      'sort=-price',
      'sort=price&airportId=5',
      'search=P4712',
      'search=M-77',
      'search=Alfabravo',
      'search=Alfa',
    ],
  },
  clients: {
    path: '/users/clients',
    queries: [
      '',
      'kind=corporate',
      'kind=individual&status=Processing',
      lastMonth,
      'sort=name',
      'sort=-name&kind=government',
      'search=Alfabravo',
      'search=Al&status=New',
    ],
  },
  fundings: {
    path: '/transactions/services-by-type/2',
    queries: [
      '',
      'paymentStatus=Unpaid',
      'status=Expired',
      `${lastMonth}&status=Paid`,
      'amountFrom=500000&amountTo=600000',
      'sort=-amount',
      'sort=amount&paymentStatus=Unpaid',
      'search=90000012',
      'search=Alfabravo',
    ],
  },
  audit: {
    path: '/audit',
    queries: [
      '',
      'personId=11',
      'action=service.updated',
      'subjectKind=booking',
      'subjectKind=booking&subjectId=770',
      lastMonth,
      'sort=person',
      'search=note 77',
      'search=Officer Kilo',
      'search=note 77&action=service.updated',
    ],
  },
  feedback: {
    path: '/feedbacks',
    queries: ['', 'airportId=5', `${lastMonth}&rating=3`, 'sort=-rating', 'search=Answer 77'],
  },
  'the finance office': {
    path: '/payments',
    queries: ['list=unpaid', 'list=registrations', 'list=registrations&search=Alfabravo'],
  },
  'transactions of all types': {
    path: '/transactions/services',
    queries: ['', lastMonth, 'sort=-amount', 'search=Alfabravo'],
  },
};

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

const figures = [
  '/users/dashboard-stats',
  '/users/status-stats',
  '/booking-services/stats',
  '/stats/needs-doing',
  '/stats/series',
  '/stats/series?airportId=13',
  `/stats/series?from=${new Date().getFullYear() - 1}-01-01&step=month`,
];

export const staffLists = async (): Promise<string> => {
  const bookings = Number(process.env.LISTS_BOOKINGS ?? 1_000_000);
  const { url: databaseUrl } = await startPostgres();
  const { portal, accounts, anotherServer } = await startTestEnvironment({ DATABASE_URL: databaseUrl });
  await portal.stop();
  await runSql(databaseUrl, staffRecords({ clients: bookings / 10, bookings }));
  await runSql(databaseUrl, 'vacuum analyze');
  const [busiest = ''] = await runSql(
    databaseUrl,
    'select owner_id from bookings group by 1 order by count(*) desc limit 1',
  );
  const server = await anotherServer(production);
  for (const sql of changeTwentieth) await runSql(databaseUrl, sql);
  const { token } = accounts.administrator;
  const read = (path: string) => new ApiClient(server.url).read(path, token);
  const rows: string[][] = [];
  for (const [name, { path, queries }] of Object.entries(lists))
    for (const query of queries) {
      const asked = `${path}?${query.replace('CLIENT', busiest)}${query && '&'}`;
      const { meta } = await read(asked);
      rows.push([
        query ? `${name}, \`${query.replace(lastMonth, 'a month')}\`` : name,
        `${meta?.atLeast ? 'over ' : ''}${meta?.totalCount ?? ''}`,
        await timesOf(() => read(`${asked}only=rows`)),
        await timesOf(() => read(`${asked}only=rows&pageNumber=${meta?.totalPages ?? 1}`)),
        await timesOf(() => read(`${asked}only=total`)),
      ]);
    }
  for (const path of figures) rows.push([`\`${path}\``, '', await timesOf(() => read(path)), '', '']);
  const head = ['p95 of one caller, of 16 at once', 'entries', 'rows (target 100, 500)'];
  return table([...head, 'last page (1,000)', 'total (500, 2,000)'], rows);
};
