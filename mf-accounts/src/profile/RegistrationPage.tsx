import type { ClientFile, User, UserDetails } from 'shared-api/accounts';
import { clientFileDownload } from 'shared-api/clients';
import { useDocument, useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import {
  AcceptedTerms,
  Card,
  DateText,
  Inline,
  LoadFailure,
  links,
  Money,
  PageHeader,
  RowList,
  Stack,
  StatusTag,
} from 'shared-ui';
import { type Description, DescriptionList, DocumentButton } from 'shared-ui/data';
import { ProfileViews } from '../shared/ProfileViews.tsx';
import { useOwnDetails } from './useOwnDetails.ts';

export function RegistrationPage() {
  const user = useSession((state) => state.user);
  return user ? <Registration own={user} /> : null;
}

function factsOf(user: User & Partial<UserDetails>): Description[] {
  const { registrationFee: fee, acceptedTerms: terms } = user;
  const when = (term: string, value: string | null | undefined) => (value ? [{ term, value }] : []);
  return [
    { term: 'Account status', value: <StatusTag kind="account" status={user.status} /> },
    { term: 'Registered on', value: <DateText at={user.dateCreated} /> },
    ...when('Registration number', user.registration_Number),
    ...when('Year of creation', user.creation_Year),
    ...(fee
      ? [
          {
            term: 'Registration fee',
            value: (
              <Inline space={2}>
                <Money kobo={koboOf(fee.amount)} />
                <StatusTag kind="payment" status={fee.status} />
              </Inline>
            ),
          },
        ]
      : []),
    ...(terms
      ? [{ term: 'Terms accepted', value: <AcceptedTerms page={links.terms} accepted={terms} /> }]
      : []),
  ];
}

function Registration({ own }: { own: User }) {
  const { user, isRead, isError, refetch } = useOwnDetails(own);
  return (
    <>
      <PageHeader title="Registration" />
      <Stack space={5}>
        <ProfileViews />
        {isError && !isRead && <LoadFailure what="Your registration" onRetry={refetch} />}
        <Card>
          <DescriptionList items={factsOf(user)} />
        </Card>
        {user.clientFiles && user.clientFiles.length > 0 && (
          <Card title="Documents">
            <RowList>
              {user.clientFiles.map((file) => (
                <Paper key={file.id} file={file} />
              ))}
            </RowList>
          </Card>
        )}
      </Stack>
    </>
  );
}

const Paper = ({ file }: { file: ClientFile }) => (
  <li>
    <span>
      {file.name} <small>{Math.ceil(file.sizeBytes / 1024)} KB</small>
    </span>
    <DocumentButton label="Download" what={file.name} {...useDocument(clientFileDownload(file))} />
  </li>
);
