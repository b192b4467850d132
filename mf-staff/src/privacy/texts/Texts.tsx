import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatShortDateTime } from 'shared-api/dates';
import { queryOf } from 'shared-api/http';
import { listTexts, type PublishedText } from 'shared-api/terms';
import { Button } from 'shared-ui';
import { type Column, DataTable, ListFrame } from 'shared-ui/data';
import { QueryState } from '../../shared/QueryState.tsx';
import { PublishText } from './PublishText.tsx';
import { kindWords, pageOf } from './textWords.ts';

const columns: readonly Column<PublishedText>[] = [
  { key: 'kind', title: 'Text', rowScope: 'row', line: 1, render: (_, { kind }) => kindWords[kind] },
  {
    key: 'version',
    title: 'Version',
    line: 1,
    render: (_, { kind, version }) => <Link to={pageOf(kind, version)}>{version}</Link>,
  },
  {
    key: 'validFrom',
    title: 'Valid from',
    line: 2,
    render: (_, { validFrom }) => formatShortDateTime(validFrom),
    nowrap: true,
  },
  { key: 'approvedBy', title: 'Approved by', line: 2, dataIndex: 'approvedBy' },
];

export function Texts() {
  const texts = useQuery(queryOf(listTexts, {}));
  const [publishing, setPublishing] = useState(false);
  return (
    <ListFrame
      label="Texts"
      actions={
        <Button variant="primary" onClick={() => setPublishing(true)}>
          Publish a text
        </Button>
      }
    >
      <QueryState query={texts} subject="The texts">
        {(all) => (
          <DataTable
            worklist
            label="Texts"
            columns={columns}
            dataSource={all}
            rowKey={({ kind, version }) => `${kind} ${version}`}
            empty="None is published: the sample wording holds"
            pageSize={all.length}
          />
        )}
      </QueryState>
      {publishing && <PublishText onClose={() => setPublishing(false)} />}
    </ListFrame>
  );
}
