import type { Domain } from './domain.ts';
import { accounts } from './domains/accounts/index.ts';
import { activities } from './domains/activities/index.ts';
import { adjustments } from './domains/adjustments/index.ts';
import { airports } from './domains/airports/index.ts';
import { audit } from './domains/audit/index.ts';
import { availability } from './domains/availability/index.ts';
import { bookings } from './domains/bookings/index.ts';
import { books } from './domains/books/index.ts';
import { clientNotes } from './domains/client-notes/index.ts';
import { clients } from './domains/clients/index.ts';
import { closing } from './domains/closing/index.ts';
import { feedbacks } from './domains/feedbacks/index.ts';
import { members } from './domains/members/index.ts';
import { messages } from './domains/messages/index.ts';
import { orders } from './domains/orders/index.ts';
import { payments } from './domains/payments/index.ts';
import { payouts } from './domains/payouts/index.ts';
import { people } from './domains/people/index.ts';
import { privacy } from './domains/privacy/index.ts';
import { remotes } from './domains/remotes/index.ts';
import { roster } from './domains/roster/index.ts';
import { services } from './domains/services/index.ts';
import { settings } from './domains/settings/index.ts';
import { staffAccounts } from './domains/staff-accounts/index.ts';
import { statements } from './domains/statements/index.ts';
import { stats } from './domains/stats/index.ts';
import { teamServices } from './domains/team-services/index.ts';
import { texts } from './domains/texts/index.ts';
import { transactions } from './domains/transactions/index.ts';
import { wallet } from './domains/wallet/index.ts';

export const domains: readonly Domain[] = [
  accounts,
  staffAccounts,
  settings,
  audit,
  feedbacks,
  airports,
  activities,
  services,
  availability,
  bookings,
  roster,
  people,
  orders,
  members,
  messages,
  clients,
  clientNotes,
  stats,
  wallet,
  statements,
  adjustments,
  books,
  payments,
  payouts,
  closing,
  transactions,
  privacy,
  texts,
  remotes,
  teamServices,
];
