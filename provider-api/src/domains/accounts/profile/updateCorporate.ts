import type { Verb } from '../../../http/context.ts';
import { isClientOf, updateAccount } from './updateAccount.ts';

/** The business name and the e-mail address were reviewed at registration, so this call never changes them. */
export const updateCorporate: Verb<'updateCorporate'> = async (ctx, { body }) =>
  updateAccount(ctx, {
    body,
    accepts: isClientOf('Corporate'),
    changes: (_user, byStaff) => ({
      business_nature: body.Business_Nature,
      creation_year: body.Creation_Year,
      registration_number: body.Registration_Number,
      registered_address: body.Registered_Address,
      phone_number: body.PhoneNumber,
      client_type_id: byStaff ? body.clientTypeId : undefined,
    }),
  });
