import { useQuery } from '@tanstack/react-query';
import { listOf } from 'shared-api/http';
import { listPrivacyRequests, type PrivacyRequest } from 'shared-api/privacy';
import { usePageParam } from 'shared-ui';
import type { PeekContent } from 'shared-ui/data';
import { Tabs } from 'shared-ui/tabs';
import { StaffTable } from '../../shared/StaffTable.tsx';
import { requestColumns } from './requestColumns.tsx';

const lists = [
  { state: 'Open', label: 'Open', empty: 'No request waits for an answer' },
  { state: 'Answered', label: 'Answered', empty: 'No request was answered' },
  { state: 'Refused', label: 'Refused', empty: 'No request was refused' },
] as const;
type List = (typeof lists)[number];

const peek: PeekContent<PrivacyRequest> = { titleOf: ({ name }) => `Request of ${name}` };

function RequestList({ list: { state, label, empty } }: { list: List }) {
  const requests = useQuery(listOf(listPrivacyRequests, { query: { state, pageNumber: usePageParam() } }));
  return (
    <StaffTable
      label={`${label} requests`}
      subject="The requests"
      query={requests}
      columns={requestColumns}
      rowKey={({ id }) => id}
      peek={peek}
      empty={empty}
    />
  );
}

export const Requests = () => (
  <Tabs
    label="Requests"
    param="list"
    items={lists.map((list) => ({
      key: list.state,
      label: list.label,
      content: <RequestList key={list.state} list={list} />,
    }))}
  />
);
