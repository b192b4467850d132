import type { registerIndividual as endpoint } from 'shared-api/contract';
import { serviceTypes } from 'shared-api/rules';
import type { PublicContext, Verb } from '../../http/context.ts';
import { registerAccount } from './registerAccount.ts';

/** Individuals and families start with Domestic services; staff raise them (G02, G08). */
export const registerIndividual: Verb<typeof endpoint, PublicContext> = async (ctx, { body }) => {
  const isFamily = body.IsFamily === true;
  const isStudent = !isFamily && body.Student === 'true';
  return registerAccount(ctx, {
    credentials: body,
    details: {
      category: 'Individual',
      is_family: isFamily,
      client_type_id: serviceTypes.Domestic,
      first_name: body.FirstName.trim(),
      last_name: body.LastName.trim(),
      means_of_id: body.MeansOfId,
      identification: body.Identification,
      gender: body.Gender,
      is_student: isStudent,
      name_of_school: isStudent ? body.Name_Of_School?.trim() : undefined,
    },
    uploads: [],
  });
};
