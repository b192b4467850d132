import type { registerGovernment as endpoint } from 'shared-api/contract';
import type { PublicContext, Verb } from '../../../http/context.ts';
import { registerAccount } from './registerAccount.ts';
import { governmentColumns } from './registrationColumns.ts';

export const registerGovernment: Verb<typeof endpoint, PublicContext> = async (ctx, { body, query }) => {
  const columns = { ...governmentColumns(body), category: 'Government' };
  return registerAccount(ctx, { credentials: body, columns, uploads: [], ...query });
};
