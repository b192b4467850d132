import { accountEvents } from '../domains/accounts/index.ts';
import { bookingEvents } from '../domains/bookings/index.ts';
import { bookEvents } from '../domains/books/index.ts';
import { closingEvents } from '../domains/closing/index.ts';
import { memberEvents } from '../domains/members/index.ts';
import { messageEvents } from '../domains/messages/index.ts';
import { orderEvents } from '../domains/orders/index.ts';
import { paymentEvents } from '../domains/payments/index.ts';
import { payoutEvents } from '../domains/payouts/index.ts';
import { privacyEvents } from '../domains/privacy/index.ts';
import { remoteEvents } from '../domains/remotes/index.ts';
import { staffEvents } from '../domains/staff-accounts/index.ts';
import { statementEvents } from '../domains/statements/index.ts';

export const events = {
  ...accountEvents,
  ...staffEvents,
  ...memberEvents,
  ...bookingEvents,
  ...messageEvents,
  ...orderEvents,
  ...paymentEvents,
  ...payoutEvents,
  ...statementEvents,
  ...bookEvents,
  ...closingEvents,
  ...privacyEvents,
  ...remoteEvents,
};
