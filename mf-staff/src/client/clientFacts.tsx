import type { UserDetails } from 'shared-api/accounts';
import { serviceTypeLabel } from 'shared-api/services';
import { displayName, formatPhone } from 'shared-api/wording';
import { AcceptedTerms, DateText, EmailText, links } from 'shared-ui';
import type { Description } from 'shared-ui/data';
import { clientKindText } from '../shared/clientKind.ts';
import { IdentificationNumber } from './IdentificationNumber.tsx';
import { documentsText, feeText } from './review.ts';

export const clientFacts = (client: UserDetails): Description[] => [
  { term: client.business_Name ? 'Business Name' : 'Full Name', value: displayName(client) },
  { term: 'Client Type', value: clientKindText(client) },
  { term: 'Service Type', value: serviceTypeLabel(client.clientTypeId) },
  { term: 'Nature of Business', value: client.business_Nature },
  { term: 'Registration Number', value: client.registration_Number },
  { term: 'Year of Creation', value: client.creation_Year },
  { term: 'Staff Type', value: client.governmentStaffType },
  { term: 'State', value: client.state },
  { term: 'Means of Identification', value: client.meansOfId },
  { term: 'Identification', value: client.identification && <IdentificationNumber client={client} /> },
  { term: 'Gender', value: client.gender },
  { term: 'Address', value: client.registered_Address ?? 'N/A' },
  { term: 'Email Address', value: <EmailText address={client.email} /> },
  { term: 'Phone Number', value: formatPhone(client.phoneNumber ?? '') || 'N/A' },
  { term: 'Date Registered', value: <DateText at={client.dateCreated} /> },
  {
    term: 'Terms accepted',
    value: client.acceptedTerms ? (
      <AcceptedTerms page={links.terms} accepted={client.acceptedTerms} />
    ) : (
      'N/A'
    ),
  },
];

export const reviewedFacts = (client: UserDetails): Description[] => [
  { term: 'E-mail verified', value: client.emailVerified ? 'Yes' : 'Not yet' },
  { term: 'Registration fee', value: feeText(client) },
  { term: 'Documents', value: documentsText(client) },
];
