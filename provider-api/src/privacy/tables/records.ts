import { columns, listed, type PersonalTable } from '../PersonalTable.ts';
import {
  accountKeys,
  books,
  erasedText,
  ofBookings,
  ofDecisions,
  ofPayments,
  ofUser,
  secret,
  users,
} from './kinds.ts';

const byThem = `actor_id in ${users}`;
const aboutThem = `(
  (subject_kind = 'user' and subject_id in (select id::text from users where id = $1 or member_of = $1))
  or (subject_kind = 'booking' and subject_id in (select id::text from bookings where owner_id = $1))
  or (subject_kind = 'payment' and subject_id in (select id::text from payments where owner_id = $1))
  or (subject_kind = 'request' and subject_id in (select id::text from privacy_requests where user_id in ${users}))
  or (subject_kind = 'payout' and subject_id in (select id::text from payouts where owner_id = $1))
  or (subject_kind = 'adjustment' and subject_id in (select id::text from adjustments where owner_id = $1))
  or (subject_kind = 'decision' and subject_id in (select id::text from book_decisions where ${ofDecisions}))
  or (subject_kind = 'settlement line' and subject_id in (select id::text from settlement_lines where ${ofPayments})))`;
const told = `(payload ->> 'personId')::bigint`;

export const recordTables: Readonly<Record<string, PersonalTable>> = {
  audit: {
    whose: 'everybody',
    ofAccount: `${byThem} or ${aboutThem}`,
    ofPerson: `actor_id = $1 or ${aboutThem}`,
    account: `case when subject_kind = 'user' then subject_id::bigint end`,
    forgets: [
      { days: 'auditKeyDays', since: 'at', after: 'it was done', columns: listed('before after reason') },
    ],
    columns: {
      ...columns('work', 'actor_name', { ...secret, ...books, erased: 'Erased client', where: byThem }),
      ...columns('work', 'before after', {
        ...secret,
        ...books,
        erased: erasedText,
        keys: accountKeys,
        where: aboutThem,
      }),
      ...columns('correspondence', 'reason', { ...secret, ...books, erased: erasedText, where: aboutThem }),
    },
    impersonal: listed('id at actor_id action subject_kind subject_id request_id'),
  },
  setting_changes: {
    whose: 'staff',
    columns: columns('work', 'actor_name reason', { ...secret, ...books, erased: erasedText }),
    impersonal: listed('key version before after is_default actor_id at'),
  },
  texts: {
    whose: 'staff',
    columns: columns('work', 'approved_by', { ...secret, ...books, erased: erasedText }),
    impersonal: listed('id kind version text valid_from published_by published_at'),
  },
  release_keys: {
    whose: 'staff',
    columns: columns('work', 'reason decision_reason', { ...secret, ...books, erased: erasedText }),
    impersonal: listed(
      'id remote prefixes slots menu status key_hash proposed_by proposed_at decided_by decided_at expires_at last_used_at withdrawn_at',
    ),
  },
  idempotency_keys: {
    whose: 'everybody',
    ofAccount: byThem,
    ofPerson: 'actor_id = $1',
    rowsGo: true,
    removal: { days: 7, since: 'created_at', after: 'the call' },
    columns: columns('signIn', 'reply', { ...secret, kept: 'row' }),
    impersonal: listed('actor_id key endpoint request_hash created_at'),
  },
  outbox: {
    whose: 'everybody',
    ofAccount: `${told} in ${users}`,
    ofPerson: `${told} = $1`,
    rowsGo: true,
    removal: { days: 'letterDays', since: 'failed_at', after: 'they failed for good' },
    columns: columns('correspondence', 'payload last_error', secret),
    impersonal: listed('id kind run_after attempts leased_until failed_at created_at'),
  },
  messages: {
    whose: 'everybody',
    ofAccount: `person_id in ${users} or booking_ids && array(select id from bookings where owner_id = $1)`,
    ofPerson: 'person_id = $1',
    rowsGo: true,
    removal: { days: 'letterDays', since: 'at', after: 'they were sent' },
    columns: {
      ...columns('correspondence', 'line', { kept: 'row', erased: erasedText }),
      ...columns('correspondence', 'event channel state at seen_at kobo', { kept: 'row' }),
      ...columns('contact', 'text last_four', { kept: 'row' }),
      ...columns('contact', 'number_key', { ...secret, kept: 'row' }),
    },
    impersonal: listed('id person_id passenger_id about booking_ids link owner_id provider_id'),
  },
  consents: {
    whose: 'everybody',
    ofAccount: `person_id in ${users} or passenger_id in (select id from passengers where ${ofBookings})`,
    ofPerson: 'person_id = $1',
    columns: columns('correspondence', 'what given how at', books),
    impersonal: listed('id person_id passenger_id'),
  },
  sms_stops: {
    whose: 'everybody',
    columns: columns('contact', 'number_key stopped_at', { ...secret, ...books }),
    impersonal: [],
  },
  mailbox: {
    whose: 'everybody',
    ofAccount: `lower(recipient) in (select unnest(array[lower(email), sms_number]) from users where id = $1 or member_of = $1)
      or recipient in (select '+234' || right(mobile_number, 10) from passengers where sms_agreed and booking_id in (select id from bookings where owner_id = $1))`,
    ofPerson: 'lower(recipient) in (select unnest(array[lower(email), sms_number]) from users where id = $1)',
    rowsGo: true,
    removal: { days: 'letterDays', since: 'created_at', after: 'they were written' },
    columns: columns('correspondence', 'recipient subject text_body html_body', secret),
    impersonal: listed('id created_at'),
  },
  mailbox_attachments: {
    whose: 'everybody',
    columns: columns('correspondence', 'name content', secret),
    impersonal: listed('id message_id content_type'),
  },
  privacy_requests: {
    whose: 'everybody',
    ...ofUser,
    account: 'user_id',
    forgets: [
      {
        days: 'closedRequestDays',
        since: 'closed_at',
        after: 'they were closed',
        columns: listed('name contact voucher text identity_seen answer'),
      },
    ],
    columns: {
      ...columns('contact', 'name contact', { ...books, erased: 'Erased client' }),
      ...columns('correspondence', 'voucher', { ...books, erased: null }),
      ...columns('correspondence', 'text', { ...books, erased: erasedText }),
      ...columns('correspondence', 'identity_seen answer', { ...books, erased: erasedText }),
    },
    impersonal: listed(
      'id kind user_id received_at due_at state identity_by identity_at passenger_id closed_by closed_at',
    ),
  },
  breaches: {
    whose: 'everybody',
    forgets: [
      {
        days: 'closedRequestDays',
        since: 'reported_at',
        after: 'they were reported',
        columns: listed('what consequences measures told_to letter'),
      },
    ],
    columns: {
      ...columns('work', 'what consequences measures told_to letter', {
        ...secret,
        ...books,
        erased: erasedText,
      }),
      ...columns('work', 'notice', { ...secret, ...books }),
    },
    impersonal: listed(
      'id known_at classes people recorded_by recorded_at warned_hours report_number reported_by reported_at notice_at version',
    ),
  },
};
