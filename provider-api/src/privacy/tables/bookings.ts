import { columns, listed, type PersonalTable } from '../PersonalTable.ts';
import {
  books,
  erasedPassenger,
  erasedText,
  monthPastEnd,
  ofAccount,
  ofBookings,
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
        'flight_number airline date_of_travel flight_at passenger_count status created_at modified_at terms_version',
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
    columns: {
      ...columns('travel', 'first_name last_name', { erased: erasedPassenger }),
      ...columns('travel', 'designation gender', { erased: '' }),
      ...columns('travel', 'middle_name mobile_number school_name is_student reference removed_at'),
      ...columns('identification', 'nin'),
      ...columns('needs', 'wheel_chair', { erased: 'false' }),
      ...columns('needs', 'special_requirement'),
    },
    impersonal: listed('id booking_id position'),
  },
  booking_changes: {
    whose: 'passenger',
    ofAccount: ofBookings,
    columns: {
      ...columns('travel', 'before after', { erased: erasedPassenger, keys: passengerKeys }),
      ...columns('correspondence', 'reason'),
      ...columns('money', 'charged_kobo refunded_kobo kept_kobo created_at', books),
    },
    impersonal: listed('id booking_id number actor_id'),
  },
  booking_status_history: {
    whose: 'account',
    ofAccount: ofBookings,
    columns: columns('correspondence', 'reason status created_at'),
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
    columns: {
      ...columns('travel', 'first_name last_name designation gender mobile_number used_at', {
        erased: erasedPassenger,
      }),
      ...columns('needs', 'wheel_chair', { erased: 'false' }),
      ...columns('travel', 'person_key', { ...secret, erased: erasedPassenger }),
    },
    impersonal: listed('id owner_id'),
  },
  attendance: {
    whose: 'passenger',
    ofAccount: ofBookings,
    columns: columns('travel', 'kind at'),
    impersonal: listed('id nonce passenger_id booking_id undoes at_doubtful received_at officer_id'),
  },
  shifts: {
    whose: 'staff',
    ofPerson: 'officer_id = $1',
    columns: columns('work', 'starts_at ends_at is_lead canceled_at'),
    impersonal: listed('id officer_id airport_id'),
  },
  document_codes: {
    whose: 'account',
    columns: columns('travel', 'facts', {
      ...secret,
      ...books,
      erased: erasedPassenger,
      keys: passengerKeys,
    }),
    impersonal: listed('code short_code kind subject_id part version issued_at'),
  },
  feedbacks: {
    whose: 'account',
    ofAccount: 'user_id = $1',
    ofPerson: 'user_id = $1',
    columns: columns(
      'correspondence',
      'kind friendliness_rank knowledge_rank quickness_rank overall_satisfaction future_use is_helpful process_followed would_use_again would_recommend quality_rating feedback_text created_at',
    ),
    impersonal: listed('id user_id booking_id airport_id rating'),
  },
  survey_codes: {
    whose: 'account',
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
    columns: {
      ...columns('travel', 'entries', { erased: erasedPassenger, keys: passengerKeys }),
      ...columns('correspondence', 'decision_reason'),
      ...columns('money', 'status total_kobo created_at accepted_at terms_version first_flight_at'),
    },
    impersonal: listed(
      'id owner_id created_by book_when_paid batch_code failure decided_by decided_at version reminded_at updated_at',
    ),
  },
};
