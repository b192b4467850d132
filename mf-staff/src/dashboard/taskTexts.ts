import type { NeedsDoing, StaffTask } from 'shared-api/tasks';
import { type IconName, links } from 'shared-ui';

type Task = NeedsDoing['tasks'][number];

export const taskTexts: Record<StaffTask, { icon: IconName; singular: string; plural: string }> = {
  reviews: { icon: 'clients', singular: 'registration to review', plural: 'registrations to review' },
  internationalRequests: {
    icon: 'clients',
    singular: 'client asks for International services',
    plural: 'clients ask for International services',
  },
  bookingsToday: { icon: 'calendar', singular: 'booking today', plural: 'bookings today' },
  withoutOutcome: {
    icon: 'warning',
    singular: 'booking without an outcome',
    plural: 'bookings without an outcome',
  },
  withoutOfficer: {
    icon: 'clock',
    singular: 'booking without an officer, due within 3 hours',
    plural: 'bookings without an officer, due within 3 hours',
  },
  metNoShow: {
    icon: 'warning',
    singular: 'booking met, but No show',
    plural: 'bookings met, but No show',
  },
  paymentsToLookAt: { icon: 'payments', singular: 'payment to look at', plural: 'payments to look at' },
  unpaidFundings: {
    icon: 'wallet',
    singular: 'funding unpaid for a week',
    plural: 'fundings unpaid for a week',
  },
  unpaidRegistrations: {
    icon: 'transactions',
    singular: 'registration fee unpaid for a week',
    plural: 'registration fees unpaid for a week',
  },
  lateRequests: {
    icon: 'lock',
    singular: 'request about data waits for more than 25 days',
    plural: 'requests about data wait for more than 25 days',
  },
};

/** The key is the number of a transaction type, the value the number of its tab (TRANS-21). */
const tabs: Readonly<Record<number, string>> = { 0: '1', 1: '2', 2: '3' };

export function taskLink({ list, query }: Task): string {
  const { type, status, asks, date, overdue, met, unassigned, from, to, airportId } = query;
  if (list === 'clients') return links.clients({ status, asks, to });
  if (list === 'payments') return links.payments({ tab: 'attention' });
  if (list === 'requests') return links.privacyDesk();
  if (list === 'transactions')
    return links.transactions({ tab: type === undefined ? undefined : tabs[type], status, to });
  const outcome = (overdue && 'missing') || (met && 'met') || (unassigned && 'unassigned') || undefined;
  return links.bookings({ status, from: date ?? from, to: date ?? to, outcome, airport: airportId });
}
