import type { Verb } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import { isClientOf, updateAccount } from './updateAccount.ts';

export const updateGovernment: Verb<'updateGovernment'> = async (ctx, { body }) =>
  updateAccount(ctx, {
    body,
    accepts: isClientOf('Government'),
    changes(user, byStaff) {
      const staffType = body.governmentStaffType ?? user.governmentStaffType;
      const state = staffType === 'State' ? (body.state ?? user.state) : null;
      if (staffType === 'State' && !state) throw new Invalid({ state: ['Invalid selection'] });
      return {
        business_nature: body.business_Nature ?? undefined,
        registration_number: body.registration_Number || undefined,
        registered_address: body.registered_Address,
        phone_number: body.phoneNumber,
        government_staff_type: staffType,
        state,
        client_type_id: byStaff || staffType === 'State' ? body.clientTypeId : undefined,
      };
    },
  });
