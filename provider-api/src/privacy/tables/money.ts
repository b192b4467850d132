import { columns, listed, type PersonalTable } from '../PersonalTable.ts';
import { books, erasedText, ofAccount, ofDecisions, ofPayments, secret } from './kinds.ts';

export const moneyTables: Readonly<Record<string, PersonalTable>> = {
  payments: {
    whose: 'account',
    ofAccount,
    columns: {
      ...columns(
        'money',
        'kind amount_kobo status rrr invoice_id invoice_no method created_at paid_at closed_at closed_as settled_kobo',
        books,
      ),
      ...columns('travel', 'order_lines', books),
      ...columns('correspondence', 'confirmed_reason', { erased: erasedText }),
    },
    impersonal: listed(
      'id type owner_id created_by order_id code issue_attempts checked_at answered_at next_check_at gateway_code gateway_amount_kobo attention closed_by deactivated_at confirmed_by for_order arrived opened to_suspense cleared_kobo open_kobo shown_status shown_kobo',
    ),
  },
  gateway_events: {
    whose: 'account',
    ofAccount: ofPayments,
    account: '(select owner_id from payments p where p.id = payment_id)',
    removal: {
      days: 'activityDays',
      since: 'received_at',
      after: 'they came',
      when: 'handled_at is not null',
    },
    columns: columns('money', 'body', {
      ...secret,
      erased: erasedText,
      keys: listed('payername payeremail payerphonenumber payerphone name email phone'),
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
    account: 'owner_id',
    forgets: [
      {
        days: 'payoutAccountDays',
        since: 'paid_at',
        after: 'it was paid',
        columns: ['account_number'],
      },
    ],
    columns: {
      ...columns(
        'money',
        'amount_kobo status asked_at approved_at paid_at paid_on reference bank_code',
        books,
      ),
      ...columns('money', 'account_name', { erased: 'Erased client' }),
      ...columns('money', 'account_number'),
      ...columns('correspondence', 'reason letter refused_reason returned_reason', { erased: erasedText }),
    },
    impersonal: listed(
      'id owner_id asked_by approved_by paid_by refused_by refused_at returned_by returned_at',
    ),
  },
  settlement_lines: {
    whose: 'account',
    ofAccount: ofPayments,
    columns: columns('correspondence', 'note ignored_reason', secret),
    impersonal: listed(
      'id file_id number rrr gross_kobo fee_kobo paid_at settled_at reference state payment_id cleared_kobo resolved resolved_by resolved_at assigned_to',
    ),
  },
  book_decisions: {
    whose: 'account',
    ofAccount: ofDecisions,
    columns: columns('correspondence', 'reason decision_reason', { ...secret, erased: erasedText }),
    impersonal: listed(
      'id kind payment_id line_id amount_kobo wallet_user_id opening_day fee_kobo still_open status proposed_by proposed_at decided_by decided_at',
    ),
  },
};
