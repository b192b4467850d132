import type { correctIndividual as endpoint } from 'shared-api/contract';
import type { PublicContext, Verb } from '../../../http/context.ts';
import { correctRegistration } from './correctRegistration.ts';
import { individualColumns } from '../registration/registrationColumns.ts';

export const correctIndividual: Verb<typeof endpoint, PublicContext> = (ctx, { params, body }) =>
  correctRegistration(ctx, {
    code: params.code,
    category: 'Individual',
    columns: ({ isFamily }) => individualColumns(body, isFamily, ctx.secrets),
    uploads: [],
  });
