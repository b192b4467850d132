import type { BodyOf } from 'shared-api/contract';
import type { registerIndividual } from 'shared-api/registration';
import { serviceTypes } from 'shared-api/services';

export type IndividualRequest = BodyOf<typeof registerIndividual>;

/** Individuals start with domestic services, whatever stood in the form (REG-59); a school belongs to students alone. */
export function individualRequest({ Name_Of_School, ...values }: IndividualRequest): IndividualRequest {
  return {
    ...values,

    ClientTypeId: serviceTypes.Domestic,
    ...(values.Student === 'true' && { Name_Of_School }),
  };
}

/** A family is an individual that says so (REG-64, REG-65). */
export const familyRequest = ({ Student: _, ...values }: IndividualRequest): IndividualRequest => ({
  ...individualRequest(values),
  IsFamily: true,
});
