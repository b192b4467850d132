import type { NeedsDoing } from 'shared-api/contract';
import type { StaffTask } from 'shared-api/rules';
import { type IconName, links } from 'shared-ui';

type Task = NeedsDoing['tasks'][number];

/** How the dashboard names what waits, one and many. */
export const taskTexts: Record<StaffTask, { icon: IconName; one: string; many: string }> = {
  reviews: { icon: 'clients', one: 'registration to review', many: 'registrations to review' },
  bookingsToday: { icon: 'calendar', one: 'booking today', many: 'bookings today' },
  withoutOutcome: { icon: 'warning', one: 'booking without an outcome', many: 'bookings without an outcome' },
  unpaidFundings: { icon: 'wallet', one: 'funding unpaid for a week', many: 'fundings unpaid for a week' },
  unpaidRegistrations: {
    icon: 'transactions',
    one: 'registration fee unpaid for a week',
    many: 'registration fees unpaid for a week',
  },
};

/** The desk's tabs of transaction types: registrations 2, fundings 3 (TRANS-21). */
const tabs: Readonly<Record<number, string>> = { 0: '1', 1: '2', 2: '3' };

/** The list that shows what waits, with the filters that narrow it to that. */
export function taskLink({ list, query }: Task): string {
  const { type, status, date, overdue, to, airportId } = query;
  if (list === 'clients') return links.clients({ status, to });
  if (list === 'transactions')
    return links.transactions({ tab: type === undefined ? undefined : tabs[type], status, to });
  const outcome = overdue ? 'missing' : undefined;
  return links.bookings({ status, from: date, to: date ?? to, outcome, airport: airportId });
}
