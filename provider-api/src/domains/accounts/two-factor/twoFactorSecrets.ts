import { SealedColumn } from '../../../secrets/index.ts';

/** What authenticator apps make their codes of. */
export const twoFactorSecrets = new SealedColumn('two_factor', 'secret', 'user_id');
