import type { registerCorporate as endpoint } from 'shared-api/contract';
import type { PublicContext, Verb } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { registerAccount } from './registerAccount.ts';

export const registerCorporate: Verb<typeof endpoint, PublicContext> = async (ctx, { body, files }) => {
  if (files.length === 0) throw new Invalid({ Files: ['Please select at least one file'] });
  return registerAccount(ctx, {
    credentials: body,
    details: {
      category: 'Corporate',
      client_type_id: body.ClientTypeId,
      business_name: body.Business_Name.trim(),
      business_nature: body.Business_Nature,
      creation_year: body.Creation_Year,
      registration_number: body.Registration_Number.trim(),
    },
    uploads: files,
  });
};
