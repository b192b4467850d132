import type { StaffRole } from 'shared-api/rules';
import { isUniqueViolation, onlyRow, type Tx } from '../../db/index.ts';
import { Invalid } from '../../http/errors.ts';
import { releaseInvitation, type UserRow, userColumns } from '../accounts/index.ts';

export interface NewStaff {
  email: string;
  role: StaffRole;
  firstName: string;
  lastName: string;
  phoneNumber?: string;
  airportIds?: number[];
  /** Without one the account waits for its owner to set it by the mailed link. */
  passwordHash?: string;
  now: Date;
}

/** An account of staff is Active from the start; nobody registers one for themselves (S01). */
export async function createStaff(tx: Tx, staff: NewStaff): Promise<UserRow> {
  const { email, role, firstName, lastName, phoneNumber, airportIds = [], passwordHash, now } = staff;
  await releaseInvitation(tx, { email, now });
  try {
    return onlyRow(
      await tx.query<UserRow>(
        `insert into users as u (email, role, status, first_name, last_name, phone_number, airport_ids,
                                 password_hash, email_verified_at, created_at)
         values ($1, $2, 'Active', $3, $4, $5, $6, $7, $8, $9) returning ${userColumns}`,
        [
          email,
          role,
          firstName,
          lastName,
          phoneNumber ?? null,
          airportIds,
          passwordHash,
          passwordHash === undefined ? null : now,
          now,
        ],
      ),
    );
  } catch (thrown) {
    if (isUniqueViolation(thrown, 'users_email'))
      throw new Invalid({ Email: ['This e-mail address is already registered'] });
    throw thrown;
  }
}
