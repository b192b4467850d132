import { type AccountStatus, readAccountStatus } from 'shared-api/rules';
import { Invalid } from '../../../http/errors.ts';

export function wantedAccountStatus(Status: string | number): AccountStatus {
  const status = readAccountStatus(Status);
  if (!status) throw new Invalid({ Status: ['Invalid selection'] });
  return status;
}
