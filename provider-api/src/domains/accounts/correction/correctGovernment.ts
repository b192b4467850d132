import type { correctGovernment as endpoint } from 'shared-api/contract';
import type { PublicContext, Verb } from '../../../http/context.ts';
import { correctRegistration } from './correctRegistration.ts';
import { governmentColumns } from '../registration/registrationColumns.ts';

export const correctGovernment: Verb<typeof endpoint, PublicContext> = (ctx, { params, body }) =>
  correctRegistration(ctx, {
    code: params.code,
    category: 'Government',
    columns: () => governmentColumns(body),
    uploads: [],
  });
