import type { ReactNode } from 'react';
import type { User } from 'shared-api/accounts';
import { isStaff } from 'shared-api/permissions';
import { serviceTypeLabel } from 'shared-api/services';
import { displayName, formatPhone } from 'shared-api/wording';
import { DateText, EmailText } from 'shared-ui';

/** Corporate, Government, Individual or Family (PROFILE-05, G08); staff are named by their role. */
function clientTypeLabel({ role, organization_CategoryId, isFamily }: User): string {
  if (isStaff(role)) return role;
  return isFamily ? 'Family' : (organization_CategoryId ?? 'Individual');
}

interface Row {
  term: string;
  value: ReactNode;
}

const orDash = (text: string | null | undefined) => text || '–';

const isOrganisation = ({ organization_CategoryId: category }: User) =>
  category === 'Corporate' || category === 'Government';

/** The rows that the specification lists (PROFILE-02 to PROFILE-09); staff have no business. */
export function profileRows(user: User): Row[] {
  const client = [
    { term: 'Nature of Business', value: orDash(user.business_Nature) },
    { term: 'Service Type', value: serviceTypeLabel(user.clientTypeId) },
  ];
  return [
    { term: isOrganisation(user) ? 'Business Name' : 'Full Name', value: orDash(displayName(user)) },
    ...(isStaff(user.role) ? [] : client),
    { term: isStaff(user.role) ? 'Role' : 'Client Type', value: clientTypeLabel(user) },
    ...(isStaff(user.role) ? [] : [{ term: 'Address', value: orDash(user.registered_Address) }]),
    { term: 'Email Address', value: <EmailText address={user.email} /> },
    { term: 'Phone Number', value: orDash(user.phoneNumber && formatPhone(user.phoneNumber)) },
    { term: 'Date Registered', value: <DateText at={user.dateCreated} /> },
  ];
}
