import type { User } from 'shared-api/contract';
import type { AccountStatus, MemberRole } from 'shared-api/rules';
import type { Queryable, Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { Conflict } from '../../http/errors.ts';
import { maskIdentification, openIdentification } from './identification/identification.ts';

export interface UserRow {
  id: number;
  role: string;
  status: AccountStatus;
  email: string;
  clientTypeId: number | null;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  business_Name: string | null;
  phoneNumber: string | null;
  organization_CategoryId: string | null;
  isFamily: boolean;
  business_Nature: string | null;
  registered_Address: string | null;
  registration_Number: string | null;
  creation_Year: string | null;
  meansOfId: string | null;
  identification: string | null;
  gender: string | null;
  governmentStaffType: string | null;
  state: string | null;
  airportIds: number[];
  emailVerified: boolean;
  dateCreated: Date;
  memberOf: number | null;
  memberRole: MemberRole | null;
  memberRemovedAt: Date | null;
  isKept: boolean;
  twoFactor?: boolean;
  version: number;
}

export const userColumns = `
  u.id, u.role, u.status, u.email, u.client_type_id as "clientTypeId", u.first_name as "firstName",
  u.middle_name as "middleName", u.last_name as "lastName", u.business_name as "business_Name",
  u.phone_number as "phoneNumber", u.category as "organization_CategoryId", u.is_family as "isFamily",
  u.business_nature as "business_Nature", u.registered_address as "registered_Address",
  u.registration_number as "registration_Number", u.creation_year as "creation_Year",
  u.means_of_id as "meansOfId", u.identification, u.gender, u.government_staff_type as "governmentStaffType",
  u.state, u.airport_ids as "airportIds", u.email_verified_at is not null as "emailVerified",
  u.created_at as "dateCreated", u.member_of as "memberOf", u.member_role as "memberRole",
  u.member_removed_at as "memberRemovedAt",
  (u.erased_at is not null or u.restricted_at is not null) as "isKept", u.version`;

export const toUser = ({
  dateCreated,
  memberOf: _of,
  memberRole: _as,
  memberRemovedAt: _at,
  isKept: _kept,
  ...row
}: UserRow): User => ({
  ...row,
  identification: null,
  dateCreated: dateCreated.toISOString(),
});

export const toDetailedUser = (
  row: UserRow,
  { actor, secrets }: Pick<Context, 'actor' | 'secrets'>,
): User => ({
  ...toUser(row),
  identification: (actor.id === row.id ? openIdentification : maskIdentification)(
    secrets,
    row.identification,
  ),
});

export const nameOf = (row: Pick<UserRow, 'business_Name' | 'firstName' | 'lastName'>): string =>
  row.business_Name ?? [row.firstName, row.lastName].filter(Boolean).join(' ');

export async function findUser(on: Queryable, id: number): Promise<UserRow | undefined> {
  return on.first<UserRow>(`select ${userColumns} from users u where u.id = $1`, [id]);
}

const clientOnly = (user: UserRow | undefined): UserRow | undefined =>
  user?.role === 'Client' && user.memberOf === null ? user : undefined;

export const findClient = async (on: Queryable, id: number): Promise<UserRow | undefined> =>
  clientOnly(await findUser(on, id));

export const lockClient = async (tx: Tx, id: number): Promise<UserRow | undefined> =>
  clientOnly(await lockUser(tx, id));

export function expectOpenToChange(user: Pick<UserRow, 'isKept'> | undefined): void {
  if (user?.isKept) throw new Conflict('This account was erased, or is restricted', 'restricted');
}

export async function lockUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  return tx.first<UserRow>(`select ${userColumns} from users u where u.id = $1 for update`, [id]);
}
