import { columns, listed, type PersonalTable } from '../PersonalTable.ts';
import { erasedName, erasedText, secret } from './kinds.ts';

export const accountTables: Readonly<Record<string, PersonalTable>> = {
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
};
