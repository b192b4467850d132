import type { User } from 'shared-api/accounts';
import { isStaff, mayHaveMembers } from 'shared-api/permissions';
import { serviceTypeLabel } from 'shared-api/services';
import { displayName, formatPhone } from 'shared-api/wording';
import { DateText, EmailText } from 'shared-ui';
import type { Description } from 'shared-ui/data';

/** A Family has the category of an Individual. */
const clientTypeLabel = ({ organization_CategoryId, isFamily }: User): string =>
  isFamily ? 'Family' : (organization_CategoryId ?? 'Individual');

const orNone = (text: string | null | undefined) => text || 'N/A';

function aboutRows(user: User): Description[] {
  if (isStaff(user.role)) return [{ term: 'Role', value: user.role }];
  if (user.memberRole)
    return [
      { term: 'Organisation', value: orNone(user.ownerName) },
      { term: 'Role', value: user.memberRole },
    ];
  return [
    { term: 'Nature of Business', value: orNone(user.business_Nature) },
    { term: 'Service Type', value: serviceTypeLabel(user.clientTypeId) },
    { term: 'Client Type', value: clientTypeLabel(user) },
    { term: 'Address', value: orNone(user.registered_Address) },
  ];
}

export const profileRows = (user: User): Description[] => [
  {
    term: mayHaveMembers(user.organization_CategoryId) ? 'Business Name' : 'Full Name',
    value: orNone(displayName(user)),
  },
  ...aboutRows(user),
  { term: 'Email Address', value: <EmailText address={user.email} /> },
  { term: 'Phone Number', value: orNone(user.phoneNumber && formatPhone(user.phoneNumber)) },
  { term: 'Date Registered', value: <DateText at={user.dateCreated} /> },
];
