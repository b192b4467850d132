import { columns, listed, type PersonalTable } from '../PersonalTable.ts';
import {
  afterFlight,
  books,
  erasedText,
  monthPastEnd,
  needKeys,
  ofAccount,
  ofBookings,
  ofUser,
  ownerOfBooking,
  passengerKeys,
  row,
  secret,
} from './kinds.ts';

export const bookingTables: Readonly<Record<string, PersonalTable>> = {
  bookings: {
    whose: 'account',
    ofAccount,
    columns: {
      ...columns(
        'travel',
        'flight_number airline date_of_travel flight_at passenger_count status created_at modified_at terms_version notice_version',
        books,
      ),
      ...columns(
        'money',
        'unit_price_kobo additional_price_kobo price_kobo payment_status invoice_id invoice_no',
        books,
      ),
    },
    impersonal: listed(
      'id batch_code owner_id created_by service_id airport_id destination_airport_id additional_service_id modified_by version',
    ),
  },
  passengers: {
    whose: 'passenger',
    ofAccount: ofBookings,
    account: ownerOfBooking,
    forgets: [
      {
        ...afterFlight,
        days: 'passengerNameDays',
        columns: listed('first_name last_name middle_name designation gender reference'),
      },
      { ...afterFlight, days: 'passengerMobileDays', columns: listed('mobile_number sms_agreed') },
      {
        ...afterFlight,
        days: 'passengerNeedDays',
        columns: listed('wheel_chair special_requirement nin school_name is_student'),
      },
    ],
    columns: {
      ...columns('travel', 'first_name', { erased: 'Erased' }),
      ...columns('travel', 'last_name', { erased: 'passenger' }),
      ...columns('travel', 'designation gender', { erased: '' }),
      ...columns('travel', 'middle_name mobile_number school_name is_student reference'),
      ...columns('travel', 'sms_agreed', { erased: 'false' }),
      ...columns('travel', 'removed_at', books),
      ...columns('identification', 'nin'),
      ...columns('needs', 'wheel_chair', { erased: 'false' }),
      ...columns('needs', 'special_requirement'),
    },
    impersonal: listed('id booking_id position'),
  },
  booking_changes: {
    whose: 'passenger',
    ofAccount: ofBookings,
    account: ownerOfBooking,
    forgets: [
      { ...afterFlight, days: 'passengerNameDays', columns: listed('before after') },
      {
        ...afterFlight,
        days: 'passengerNeedDays',
        when: `after ? 'passengers'`,
        columns: listed('before after'),
        keys: needKeys,
      },
    ],
    columns: {
      ...columns('travel', 'before after', { erased: erasedText, keys: passengerKeys }),
      ...columns('correspondence', 'reason'),
      ...columns('money', 'charged_kobo refunded_kobo kept_kobo created_at', books),
    },
    impersonal: listed('id booking_id number actor_id'),
  },
  booking_status_history: {
    whose: 'account',
    ofAccount: ofBookings,
    columns: {
      ...columns('correspondence', 'reason'),
      ...columns('correspondence', 'status created_at', books),
    },
    impersonal: listed('id booking_id actor_id correction_id'),
  },
  outcome_corrections: {
    whose: 'account',
    ofAccount: ofBookings,
    columns: columns('correspondence', 'reason decision_reason', { erased: erasedText }),
    impersonal: listed(
      'id booking_id from_status to_status status proposed_by proposed_at decided_by decided_at',
    ),
  },
  people: {
    whose: 'saved person',
    ofAccount,
    account: 'owner_id',
    rowsGo: true,
    removal: { days: 'savedPeopleDays', since: 'used_at', after: 'they were last booked' },
    columns: {
      ...columns('travel', 'first_name last_name designation gender mobile_number used_at'),
      ...columns('needs', 'wheel_chair'),
      ...columns('travel', 'person_key', secret),
    },
    impersonal: listed('id owner_id version'),
  },
  attendance: {
    whose: 'passenger',
    ofAccount: ofBookings,
    columns: columns('travel', 'kind at', books),
    impersonal: listed('id nonce passenger_id booking_id undoes at_doubtful received_at officer_id'),
  },
  shifts: {
    whose: 'staff',
    ofPerson: 'officer_id = $1',
    account: 'officer_id',
    removal: { days: 'activityDays', since: 'ends_at', after: 'they end' },
    columns: columns('work', 'starts_at ends_at is_lead canceled_at'),
    impersonal: listed('id officer_id airport_id version'),
  },
  flights: {
    whose: 'staff',
    ofPerson: 'set_by = $1',
    columns: columns('work', 'set_at'),
    impersonal: listed(
      'id code day airport_id direction expected_at state set_by checked_at told_for told_at',
    ),
  },
  offer_exceptions: {
    whose: 'staff',
    ofPerson: 'made_by = $1',
    columns: columns('work', 'reason made_at ended_at'),
    impersonal: listed(
      'id service_id airport_id day from_hour to_hour closed per_hour lead_minutes made_by ended_by',
    ),
  },
  document_codes: {
    whose: 'account',
    columns: columns('money', 'facts', { ...secret, ...books }),
    impersonal: listed('code short_code kind subject_id part version issued_at'),
  },
  feedbacks: {
    whose: 'account',
    ...ofUser,
    columns: {
      ...columns('correspondence', 'feedback_text'),
      ...columns(
        'correspondence',
        'kind friendliness_rank knowledge_rank quickness_rank overall_satisfaction future_use is_helpful process_followed would_use_again would_recommend quality_rating created_at',
        books,
      ),
    },
    impersonal: listed('id user_id booking_id airport_id rating'),
  },
  survey_codes: {
    whose: 'account',
    ...ofUser,
    rowsGo: true,
    removal: monthPastEnd,
    columns: columns('signIn', 'code_hash created_at expires_at used_at', {
      ...secret,
      ...row,
    }),
    impersonal: listed('booking_id user_id airport_id'),
  },
  orders: {
    whose: 'passenger',
    ofAccount,
    account: 'owner_id',
    forgets: [
      {
        days: 'orderEntryDays',
        since: 'first_flight_at',
        after: 'the first flight',
        columns: ['entries'],
      },
      {
        days: 'passengerNeedDays',
        since: 'first_flight_at',
        after: 'the first flight',
        columns: ['entries'],
        keys: needKeys,
      },
    ],
    columns: {
      ...columns('travel', 'entries', { erased: erasedText, keys: passengerKeys }),
      ...columns('correspondence', 'decision_reason'),
      ...columns('correspondence', 'failure', { ...secret, erased: erasedText, keys: ['message'] }),
      ...columns(
        'money',
        'status total_kobo created_at accepted_at terms_version notice_version first_flight_at',
        books,
      ),
    },
    impersonal: listed(
      'id owner_id created_by book_when_paid batch_code decided_by decided_at version reminded_at updated_at',
    ),
  },
};
