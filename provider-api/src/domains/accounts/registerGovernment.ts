import type { registerGovernment as endpoint } from 'shared-api/contract';
import type { PublicContext, Verb } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { registerAccount } from './registerAccount.ts';

/** The form drops the staff type when it sends: a State part means State, none means Federal (G06). */
export const registerGovernment: Verb<typeof endpoint, PublicContext> = async (ctx, { body }) => {
  const staffType = body.GovernmentStaffType ?? (body.State ? 'State' : 'Federal');
  if (staffType === 'State' && !body.State) throw new Invalid({ State: ['Invalid selection'] });
  return registerAccount(ctx, {
    credentials: body,
    details: {
      category: 'Government',
      client_type_id: body.ClientTypeId,
      business_name: body.Name_Of_Government_Officials_Office.trim(),
      government_staff_type: staffType,
      state: staffType === 'State' ? body.State : undefined,
    },
    uploads: [],
  });
};
