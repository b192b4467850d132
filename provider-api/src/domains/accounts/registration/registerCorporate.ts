import type { registerCorporate as endpoint } from 'shared-api/contract';
import type { PublicContext, Verb } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import { registerAccount } from './registerAccount.ts';
import { corporateColumns } from './registrationColumns.ts';

export const registerCorporate: Verb<typeof endpoint, PublicContext> = async (
  ctx,
  { body, query, files },
) => {
  if (files.length === 0) throw new Invalid({ Files: ['Please select at least one file'] });
  const columns = { ...corporateColumns(body), category: 'Corporate' };
  return registerAccount(ctx, { credentials: body, columns, uploads: files, ...query });
};
