import type { StaffRole } from 'shared-api/rules';
import { insertRow, isUniqueViolation, type Tx } from '../../db/index.ts';
import { Invalid } from '../../http/errors.ts';
import { releaseInvitation, type UserRow, userColumns } from '../accounts/index.ts';

export interface NewStaff {
  email: string;
  role: StaffRole;
  firstName: string;
  lastName: string;
  phoneNumber?: string;
  airportIds?: number[];
  /** Undefined means that the new colleague will set a password with the link in the e-mail. */
  passwordHash?: string;
  now: Date;
}

export async function createStaff(tx: Tx, staff: NewStaff): Promise<UserRow> {
  const { email, role, firstName, lastName, phoneNumber, airportIds = [], passwordHash, now } = staff;
  await releaseInvitation(tx, { email, now });
  try {
    const columns = {
      email,
      role,
      status: 'Active',
      first_name: firstName,
      last_name: lastName,
      phone_number: phoneNumber,
      airport_ids: airportIds,
      password_hash: passwordHash,
      email_verified_at: passwordHash && now,
      created_at: now,
    };
    return await insertRow<UserRow>(tx, 'users as u', columns, userColumns);
  } catch (thrown) {
    if (isUniqueViolation(thrown, 'users_email'))
      throw new Invalid({ Email: ['This e-mail address is already registered'] });
    throw thrown;
  }
}
