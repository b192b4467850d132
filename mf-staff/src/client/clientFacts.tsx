import type { UserDetails } from 'shared-api/accounts';
import { serviceTypeLabel } from 'shared-api/services';
import { displayName, formatPhone } from 'shared-api/wording';
import { AcceptedTerms, DateText, EmailText, links } from 'shared-ui';
import type { Description } from 'shared-ui/data';
import { clientKindText } from '../shared/clientKind.ts';
import { IdentificationNumber } from './IdentificationNumber.tsx';
import { documentsText, feeText } from './review.ts';

export function clientFacts(client: UserDetails): Description[] {
  const rows: (Description | undefined)[] = [
    { term: client.business_Name ? 'Business Name' : 'Full Name', value: displayName(client) },
    { term: 'Client Type', value: clientKindText(client) },
    { term: 'Service Type', value: serviceTypeLabel(client.clientTypeId) },
    optional('Nature of Business', client.business_Nature),
    optional('Registration Number', client.registration_Number),
    optional('Year of Creation', client.creation_Year),
    optional('Staff Type', client.governmentStaffType),
    optional('State', client.state),
    optional('Means of Identification', client.meansOfId),
    client.identification
      ? { term: 'Identification', value: <IdentificationNumber client={client} /> }
      : undefined,
    optional('Gender', client.gender),
    { term: 'Address', value: client.registered_Address ?? 'N/A' },
    { term: 'Email Address', value: <EmailText address={client.email} /> },
    { term: 'Phone Number', value: formatPhone(client.phoneNumber ?? '') },
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
  return rows.filter((row) => row !== undefined);
}

export function reviewedFacts(client: UserDetails): Description[] {
  const documents = documentsText(client);
  return [
    { term: 'E-mail verified', value: client.emailVerified ? 'Yes' : 'Not yet' },
    { term: 'Registration fee', value: feeText(client) },
    ...(documents ? [{ term: 'Documents', value: documents }] : []),
  ];
}

const optional = (term: string, value: string | null | undefined): Description | undefined =>
  value ? { term, value } : undefined;
