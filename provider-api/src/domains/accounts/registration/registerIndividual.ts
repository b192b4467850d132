import type { registerIndividual as endpoint } from 'shared-api/contract';
import { serviceTypes } from 'shared-api/rules';
import type { PublicContext, Verb } from '../../../http/context.ts';
import { registerAccount } from './registerAccount.ts';
import { individualColumns } from './registrationColumns.ts';

/** Individuals and families start with Domestic services; staff raise them (G02, G08). */
export const registerIndividual: Verb<typeof endpoint, PublicContext> = async (ctx, { body, query }) => {
  const isFamily = body.IsFamily === true;
  const columns = {
    ...individualColumns(body, isFamily, ctx.secrets),
    category: 'Individual',
    is_family: isFamily,
    client_type_id: serviceTypes.Domestic,
  };
  return registerAccount(ctx, { credentials: body, columns, uploads: [], ...query });
};
