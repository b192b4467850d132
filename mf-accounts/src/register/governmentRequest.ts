import type { registerGovernment } from 'shared-api/registration';
import { nationalPhone } from 'shared-api/wording';
import type { RequestBody } from '../shared/RequestBody.ts';

export type GovernmentRequest = RequestBody<typeof registerGovernment>;

/** The office is the business; the staff type is not sent, and a State with State staff alone (REG-47 to REG-49, G06). */
export function governmentRequest({
  GovernmentStaffType,
  State,
  ...values
}: GovernmentRequest): GovernmentRequest {
  return {
    ...values,
    Business_Name: values.Name_Of_Government_Officials_Office,
    PhoneNumber: nationalPhone(values.PhoneNumber),
    ...(GovernmentStaffType === 'State' && { State }),
  };
}
