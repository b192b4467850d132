import { columns, listed, type PersonalTable } from '../PersonalTable.ts';
import { books, erasedName, erasedText, ofUser, secret } from './kinds.ts';

export const accountTables: Readonly<Record<string, PersonalTable>> = {
  users: {
    whose: 'everybody',
    ofAccount: 'id = $1 or member_of = $1',
    ofPerson: 'id = $1',
    columns: {
      ...columns('identity', 'business_name', { erased: erasedName }),
      ...columns('identity', 'first_name', { erased: 'Erased' }),
      ...columns('identity', 'last_name', { erased: '{account}' }),
      ...columns(
        'identity',
        'middle_name business_nature creation_year registration_number government_staff_type state gender is_student name_of_school rejected_at rejection_reason restricted_at restriction_reason',
      ),
      ...columns(
        'identity',
        'role status category is_family client_type_id created_at terms_version notice_version terms_accepted_at member_role member_removed_at erased_at',
        books,
      ),
      ...columns('contact', 'email', { erased: 'erased-{id}@erased.invalid' }),
      ...columns('contact', 'registered_address phone_number sms_number'),
      ...columns('contact', 'statement_mail', { erased: 'false' }),
      ...columns('identification', 'means_of_id identification'),
      ...columns('signIn', 'email_verified_at password_changed_at'),
      ...columns('signIn', 'password_hash', secret),
      ...columns('money', 'payer_name payer_kept_until', { ...secret, ...books }),
      // PostgreSQL generates search_words from names, e-mail and telephone number: erasing these columns
      // erases the words.
      ...columns('signIn', 'search_words', { ...secret, ...books }),
    },
    impersonal: listed(
      'id version airport_ids statement_mailed_month member_of invitation_released_at spending_told_month erasure_waits_for',
    ),
  },
  member_limits: {
    whose: 'member',
    ofAccount: 'member_id in (select id from users where member_of = $1)',
    ofPerson: 'member_id = $1',
    rowsGo: true,
    columns: columns('identity', 'per_order_kobo per_month_kobo'),
    impersonal: listed('member_id'),
  },
  activities: {
    whose: 'everybody',
    ...ofUser,
    account: 'user_id',
    rowsGo: true,
    removal: { days: 'activityDays', since: 'created_at', after: 'it was done' },
    columns: columns('work', 'description created_at', { erased: erasedText }),
    impersonal: listed('id user_id airport_id needs'),
  },
  acceptances: {
    whose: 'everybody',
    ...ofUser,
    columns: columns('identity', 'version notice_version accepted_at', books),
    impersonal: listed('id user_id'),
  },
  client_files: {
    whose: 'account',
    ofAccount: 'user_id = $1',
    ofPerson: 'user_id = $1',
    columns: {
      ...columns('identification', 'name', { erased: erasedText }),
      ...columns('identification', 'type size_bytes created_at', books),
      // The erasure keeps the key: the job accounts.deleteFiles needs the key to delete the file later.
      ...columns('identification', 'storage_key', { ...secret, ...books }),
    },
    impersonal: listed('id user_id'),
  },
  client_notes: {
    whose: 'account',
    ofAccount: 'user_id = $1',
    ofPerson: 'user_id = $1',
    columns: {
      ...columns('correspondence', 'text', { erased: erasedText }),
      ...columns('correspondence', 'created_at', books),
    },
    impersonal: listed('id user_id corrects_id author_id'),
  },
  international_requests: {
    whose: 'account',
    ofAccount: 'client_id = $1',
    ofPerson: 'asked_by = $1',
    columns: {
      ...columns('correspondence', 'reason decision_reason', { erased: erasedText }),
      ...columns('correspondence', 'asked_at decided_at granted', books),
    },
    impersonal: listed('id client_id asked_by decided_by'),
  },
  erasures: {
    whose: 'account',
    ...ofUser,
    columns: {
      ...columns('correspondence', 'reason decision_reason', { erased: erasedText }),
      ...columns('correspondence', 'status proposed_at decided_at', books),
    },
    impersonal: listed('id user_id proposed_by decided_by'),
  },
};
