import type { Verb } from '../../../http/context.ts';
import { sealIdentification } from '../identification/identification.ts';
import { isClientOf, updateAccount } from './updateAccount.ts';

/** The client's names were reviewed at registration, so this call never changes them. */
export const updateIndividual: Verb<'updateIndividual'> = async (ctx, { body }) =>
  updateAccount(ctx, {
    body,
    accepts: isClientOf('Individual'),
    changes: (_user, byStaff) => ({
      phone_number: body.phoneNumber,
      means_of_id: body.meansOfId,
      identification: sealIdentification(ctx.secrets, body.identification),
      client_type_id: byStaff ? body.clientTypeId : undefined,
    }),
  });
