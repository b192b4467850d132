import { listOf } from 'shared-api/http';
import { listPrivacyRequests } from 'shared-api/privacy';
import { ListTabs } from '../../shared/ListTabs.tsx';
import { requestColumns as columns } from './requestColumns.tsx';

export const Requests = () => (
  <ListTabs
    label="Requests"
    param="list"
    lists={[
      { key: 'Open', label: 'Open', columns, empty: 'No request waits for an answer' },
      { key: 'Answered', label: 'Answered', columns, empty: 'No request was answered' },
      { key: 'Refused', label: 'Refused', columns, empty: 'No request was refused' },
    ]}
    rowsOf={(state, pageNumber) => listOf(listPrivacyRequests, { query: { state, pageNumber } })}
    rowKey={({ id }) => id}
    peek={{ titleOf: ({ name }) => `Request of ${name}` }}
  />
);
