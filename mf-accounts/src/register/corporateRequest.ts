import type { registerCorporate } from 'shared-api/registration';
import { nationalPhone } from 'shared-api/values';
import type { RequestBody } from '../shared/RequestBody.ts';

export type CorporateValues = RequestBody<typeof registerCorporate> & { Files?: readonly File[] };

/** The documents travel beside the fields, as parts named Files (G09). */
export const corporateRequest = ({ Files = [], ...values }: CorporateValues) => ({
  body: { ...values, PhoneNumber: nationalPhone(values.PhoneNumber) },
  files: Files,
});
