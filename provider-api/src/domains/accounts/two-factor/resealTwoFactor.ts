import type { Database } from '../../../db/index.ts';
import { resealAll, type SecretBox } from '../../../secrets/index.ts';
import { twoFactorPurpose } from './secondFactor.ts';

export const resealTwoFactor = (db: Database, secrets: SecretBox): Promise<number> =>
  resealAll(db, secrets, {
    table: 'two_factor',
    key: 'user_id',
    column: 'secret',
    purpose: twoFactorPurpose,
  });
