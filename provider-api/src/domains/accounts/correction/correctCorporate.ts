import type { correctCorporate as endpoint } from 'shared-api/contract';
import type { PublicContext, Verb } from '../../../http/context.ts';
import { correctRegistration } from './correctRegistration.ts';
import { corporateColumns } from '../registration/registrationColumns.ts';

export const correctCorporate: Verb<typeof endpoint, PublicContext> = (ctx, { params, body, files }) =>
  correctRegistration(ctx, {
    code: params.code,
    category: 'Corporate',
    columns: () => corporateColumns(body),
    uploads: files,
    removed: body.Removed_Files ? body.Removed_Files.split(',').map(Number) : [],
  });
