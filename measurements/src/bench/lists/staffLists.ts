import { table } from '../../table.ts';
import { pageTimes } from './pageTimes.ts';
import { staffPortals } from './staffPortal.ts';

const rounds = 60;
const dayMs = 86_400_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);
const lastMonth = `from=${daysAgo(60)}&to=${daysAgo(30)}`;

/** What is asked of each list; CLIENT stands for the client with the most bookings. */
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

/** p95 of the first and the deepest page of each staff list, filtered, searched and sorted. */
export const staffLists = async (): Promise<string> => {
  const portals = await staffPortals();
  const rows: string[][] = [];
  for (const [name, { path, queries }] of Object.entries(lists))
    for (const query of queries) {
      const asked = portals.map(({ url, caller, busiestClient }) => ({
        url,
        caller,
        path: `${path}${query && '?'}${query.replace('CLIENT', String(busiestClient.id))}`,
      }));
      const title = query.startsWith(lastMonth) ? query.replace(lastMonth, 'a month') : query;
      const label = title ? `${name}, \`${title}\`` : name;
      rows.push(...(await pageTimes(label, asked, { pages: ['first', 'deepest'], rounds })));
    }
  return table(
    ['p95 of a staff list', '1,000 bookings, 1,000 clients', '1,000,000 and 100,000', 'ratio (target 3)'],
    rows,
  );
};
