import { endpoint } from './endpoint.ts';
import { mixed, object, string } from './yup.ts';

export const health = endpoint({
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Readiness: its database is reached and migrated, and there is room for another call',
  reply: object({ status: string().required(), database: string().required() }),
});

export const liveness = endpoint({
  method: 'GET',
  path: '/health/live',
  access: 'public',
  summary: 'Liveness: the process answers, whatever its database does',
  reply: object({ status: string().required() }),
});

export const openApi = endpoint({
  method: 'GET',
  path: '/openapi.json',
  access: 'public',
  summary: 'This document',
  replyKind: 'document',
});

/** Events contain only ids; pages fetch the data. An open stream does not extend the user's session. */
export const liveEvents = endpoint({
  method: 'GET',
  path: '/events',
  access: 'signed-in',
  summary: 'Server-sent events about what concerns the caller',
  replyKind: 'events',
});

/** The notification is not signed, so the server does not trust it and asks the gateway. */
export const paymentNotification = endpoint({
  method: 'POST',
  path: '/payments/notification',
  access: 'public',
  summary: "The gateway's notification of a payment; answered with the text OK",
  body: mixed().required(),
  replyKind: 'text',
});

export interface LiveEvent {
  /** `funded` means that a payment was credited to the wallet. `id` is then the payment's id. */
  type:
    | 'wallet'
    | 'funded'
    | 'booking'
    | 'transaction'
    | 'client'
    | 'service'
    | 'adjustment'
    | 'books'
    | 'message'
    | 'release'
    | 'settings';
  id: number | null;
}
