import { columns, listed, type PersonalTable } from './PersonalTable.ts';

/** As bodies and rows of passengers name them. */
const passengerKeys = listed(
  'FirstName MiddleName LastName Designation Gender MobileNumber SchoolName IsStudent NIN WheelChair SpecialRequirement Reference first_name middle_name last_name designation gender mobile_number school_name is_student nin wheel_chair special_requirement reference name names passengers',
);
/** As the audit names details of accounts, money that goes to somebody, and words that somebody wrote. */
const accountKeys = listed(
  'FirstName MiddleName LastName BusinessName Email PhoneNumber Registered_Address RegistrationNumber Identification MeansOfId NameOfSchool Gender State firstName lastName businessName email phoneNumber name accountName accountNumber text reason note letter',
);
const ofAccount = 'owner_id = $1';
const ofBookings = 'booking_id in (select id from bookings where owner_id = $1)';
const erasedName = 'Erased client';
const erasedPassenger = 'Erased passenger';
const erasedText = 'Erased';
const books = { kept: 'books' } as const;
const secret = { exported: false } as const;
const row = { kept: 'row' } as const;
const monthPastEnd = { days: 30, since: 'expires_at', after: 'they end' };

/**
 * Whatever the database holds about people, column by column. Notice, copies of one's data, erasures, retention and the
 * record of processing are made of it.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  users: {
    whose: 'everybody',
    ofAccount: 'id = $1 or member_of = $1',
    ofPerson: 'id = $1',
    columns: {
      ...columns('identity', 'first_name last_name business_name', { erased: erasedName }),
      ...columns(
        'identity',
        'role status category is_family client_type_id middle_name business_nature creation_year registration_number government_staff_type state gender is_student name_of_school created_at rejected_at rejection_reason terms_version terms_accepted_at statement_mail member_role member_removed_at',
      ),
      ...columns('contact', 'email registered_address phone_number'),
      ...columns('identification', 'means_of_id identification'),
      ...columns('signIn', 'email_verified_at password_changed_at'),
      ...columns('signIn', 'password_hash search_words', secret),
    },
    impersonal: listed(
      'id airport_ids statement_mailed_month member_of invitation_released_at spending_told_month',
    ),
  },
  member_limits: {
    whose: 'member',
    ofAccount: 'member_id in (select id from users where member_of = $1)',
    ofPerson: 'member_id = $1',
    columns: columns('identity', 'per_order_kobo per_month_kobo'),
    impersonal: listed('member_id'),
  },
  activities: {
    whose: 'everybody',
    ofAccount: 'user_id in (select id from users where id = $1 or member_of = $1)',
    ofPerson: 'user_id = $1',
    columns: columns('work', 'description created_at', { erased: erasedText }),
    impersonal: listed('id user_id airport_id needs'),
  },
  client_files: {
    whose: 'account',
    ofAccount: 'user_id = $1',
    ofPerson: 'user_id = $1',
    columns: {
      ...columns('identification', 'name type size_bytes created_at', { erased: erasedText }),
      ...columns('identification', 'storage_key', secret),
    },
    impersonal: listed('id user_id'),
  },
  client_notes: {
    whose: 'account',
    ofAccount: 'user_id = $1',
    ofPerson: 'user_id = $1',
    columns: columns('correspondence', 'text created_at', { erased: erasedText }),
    impersonal: listed('id user_id corrects_id author_id'),
  },
  international_requests: {
    whose: 'account',
    ofAccount: 'client_id = $1',
    ofPerson: 'asked_by = $1',
    columns: columns('correspondence', 'reason asked_at decided_at granted decision_reason', {
      erased: erasedText,
    }),
    impersonal: listed('id client_id asked_by decided_by'),
  },
  sessions: {
    whose: 'everybody',
    ofAccount: 'user_id = $1',
    ofPerson: 'user_id = $1',
    removal: monthPastEnd,
    columns: {
      ...columns('signIn', 'device created_at last_used_at expires_at revoked_at second_factor_at', row),
      ...columns('signIn', 'token_hash', { ...secret, ...row }),
    },
    impersonal: listed('id user_id'),
  },
  account_codes: {
    whose: 'everybody',
    removal: monthPastEnd,
    columns: columns('signIn', 'code_hash purpose created_at expires_at used_at', {
      ...secret,
      ...row,
    }),
    impersonal: listed('id user_id'),
  },
  sign_in_failures: {
    whose: 'everybody',
    removal: { days: 1, since: 'last_failed_at', after: 'the last one' },
    columns: columns('signIn', 'email_hash failures locked_until last_failed_at', {
      ...secret,
      kept: 'row',
    }),
    impersonal: [],
  },
  known_devices: {
    whose: 'everybody',
    ofAccount: 'user_id = $1',
    ofPerson: 'user_id = $1',
    removal: { days: 365, since: 'last_seen_at', after: 'the last sign-in' },
    columns: {
      ...columns('signIn', 'last_seen_at', { kept: 'row' }),
      ...columns('signIn', 'device_hash', { ...secret, kept: 'row' }),
    },
    impersonal: listed('user_id'),
  },
  two_factor: {
    whose: 'everybody',
    ofAccount: 'user_id = $1',
    ofPerson: 'user_id = $1',
    columns: {
      ...columns('signIn', 'confirmed_at'),
      ...columns('signIn', 'secret last_step', secret),
    },
    impersonal: listed('user_id'),
  },
  recovery_codes: {
    whose: 'everybody',
    columns: columns('signIn', 'code_hash used_at', secret),
    impersonal: listed('user_id'),
  },
  own_codes: {
    whose: 'everybody',
    columns: columns('signIn', 'code_hash created_at expires_at', secret),
    impersonal: listed('user_id'),
  },
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
  payments: {
    whose: 'account',
    ofAccount,
    columns: {
      ...columns(
        'money',
        'kind amount_kobo status rrr invoice_id invoice_no method created_at paid_at closed_at closed_as settled_kobo accepted_kobo',
        books,
      ),
      ...columns('travel', 'order_lines', { erased: erasedPassenger, keys: passengerKeys }),
      ...columns('correspondence', 'confirmed_reason'),
    },
    impersonal: listed(
      'id type owner_id created_by order_id code issue_attempts checked_at answered_at next_check_at gateway_code gateway_amount_kobo attention closed_by deactivated_at confirmed_by for_order arrived opened to_suspense cleared_kobo open_kobo shown_status shown_kobo',
    ),
  },
  gateway_events: {
    whose: 'account',
    columns: columns('money', 'body', {
      ...secret,
      keys: listed('payerName payerEmail payerPhoneNumber payerPhone name email phone'),
    }),
    impersonal: listed('id payment_id received_at handled_at outcome'),
  },
  adjustments: {
    whose: 'account',
    ofAccount,
    columns: {
      ...columns('money', 'amount_kobo status proposed_at decided_at', books),
      ...columns('correspondence', 'reason decision_reason', { erased: erasedText }),
    },
    impersonal: listed('id owner_id payment_id arrived proposed_by decided_by'),
  },
  payouts: {
    whose: 'account',
    ofAccount,
    columns: {
      ...columns('money', 'amount_kobo status asked_at approved_at paid_at paid_on reference', books),
      ...columns('money', 'account_name', { erased: erasedName }),
      ...columns('money', 'bank_code account_number'),
      ...columns('correspondence', 'reason letter refused_reason returned_reason', { erased: erasedText }),
    },
    impersonal: listed(
      'id owner_id asked_by approved_by paid_by refused_by refused_at returned_by returned_at',
    ),
  },
  settlement_lines: {
    whose: 'account',
    columns: columns('correspondence', 'note ignored_reason', secret),
    impersonal: listed(
      'id file_id number rrr gross_kobo fee_kobo paid_at settled_at reference state payment_id cleared_kobo resolved resolved_by resolved_at assigned_to',
    ),
  },
  book_decisions: {
    whose: 'account',
    columns: columns('correspondence', 'reason decision_reason', { ...secret, erased: erasedText }),
    impersonal: listed(
      'id kind payment_id line_id amount_kobo wallet_user_id opening_day fee_kobo still_open status proposed_by proposed_at decided_by decided_at',
    ),
  },
  audit: {
    whose: 'everybody',
    columns: {
      ...columns('work', 'actor_name', { ...secret, ...books, erased: erasedName }),
      ...columns('work', 'before after', { ...secret, ...books, erased: erasedText, keys: accountKeys }),
      ...columns('correspondence', 'reason', { ...secret, ...books, erased: erasedText }),
    },
    impersonal: listed('id at actor_id action subject_kind subject_id request_id'),
  },
  setting_changes: {
    whose: 'staff',
    columns: columns('work', 'actor_name reason', { ...secret, ...books, erased: erasedText }),
    impersonal: listed('key version before after is_default actor_id at'),
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
    removal: { days: 7, since: 'created_at', after: 'the call' },
    columns: columns('signIn', 'reply', {
      ...secret,
      kept: 'row',
      keys: passengerKeys,
    }),
    impersonal: listed('actor_id key endpoint request_hash created_at'),
  },
  outbox: {
    whose: 'everybody',
    columns: columns('correspondence', 'payload last_error', {
      ...secret,
      keys: [...accountKeys, 'to', 'html'],
    }),
    impersonal: listed('id kind run_after attempts leased_until failed_at created_at'),
  },
  mailbox: {
    whose: 'everybody',
    columns: columns('correspondence', 'recipient subject text_body html_body', {
      ...secret,
      erased: erasedText,
    }),
    impersonal: listed('id created_at'),
  },
  mailbox_attachments: {
    whose: 'everybody',
    columns: columns('correspondence', 'name content', { ...secret, erased: erasedText }),
    impersonal: listed('id message_id content_type'),
  },
};

/** These columns of text, JSON and bytes of all other tables tell nothing of anybody. */
export const impersonalColumns: Readonly<Record<string, readonly string[]>> = {
  airports: listed('code name'),
  booking_papers: listed('kind number'),
  economic_codes: listed('account code'),
  encryption_keys: listed('name'),
  journals: listed('kind rrr'),
  ledger_accounts: listed('kind'),
  meeting_pictures: listed('storage_key'),
  months: listed('status checklist reason totals day_hashes'),
  paper_counters: listed('series'),
  periodic_jobs: listed('kind'),
  rate_limits: listed('bucket'),
  releases: listed('remote version content_hash audience state'),
  remote_failures: listed('remote version reason page'),
  remotes_accepting_themselves: listed('remote audience'),
  schema_migrations: listed('name checksum'),
  services: listed('name description'),
  settlement_files: listed('name sha256 state'),
  signing_keys: listed('public_key private_key'),
  settlement_profiles: listed('name separator encoding columns date_format decimal_sign'),
};
