import { columns, listed, type PersonalTable } from '../PersonalTable.ts';
import { accountKeys, books, erasedName, erasedText, passengerKeys, secret } from './kinds.ts';

export const recordTables: Readonly<Record<string, PersonalTable>> = {
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
