import { columns, listed, type PersonalTable } from '../PersonalTable.ts';
import { goesWithUser, monthPastEnd, row, secret } from './kinds.ts';

export const signInTables: Readonly<Record<string, PersonalTable>> = {
  sessions: {
    ...goesWithUser,
    removal: monthPastEnd,
    columns: {
      ...columns('signIn', 'device created_at last_used_at expires_at revoked_at second_factor_at', row),
      ...columns('signIn', 'token_hash', { ...secret, ...row }),
    },
    impersonal: listed('id user_id'),
  },
  account_codes: {
    ...goesWithUser,
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
    ...goesWithUser,
    removal: { days: 365, since: 'last_seen_at', after: 'the last sign-in' },
    columns: {
      ...columns('signIn', 'last_seen_at', { kept: 'row' }),
      ...columns('signIn', 'device_hash', { ...secret, kept: 'row' }),
    },
    impersonal: listed('user_id'),
  },
  two_factor: {
    ...goesWithUser,
    columns: {
      ...columns('signIn', 'confirmed_at'),
      ...columns('signIn', 'secret last_step', secret),
    },
    impersonal: listed('user_id'),
  },
  recovery_codes: {
    ...goesWithUser,
    columns: columns('signIn', 'code_hash used_at', secret),
    impersonal: listed('user_id'),
  },
  own_codes: {
    ...goesWithUser,
    columns: columns('signIn', 'code_hash created_at expires_at', secret),
    impersonal: listed('user_id'),
  },
};
