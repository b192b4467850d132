import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatShortDateTime } from 'shared-api/dates';
import { queryOf } from 'shared-api/http';
import { listTexts, type PublishedText } from 'shared-api/terms';
import { type Column, DataTable, ListFrame } from 'shared-ui/data';
import { DialogButton } from '../../shared/DialogButton.tsx';
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
  return (
    <ListFrame
      label="Texts"
      actions={
        <DialogButton variant="primary" dialog={(close) => <PublishText onClose={close} />}>
          Publish a text
        </DialogButton>
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
    </ListFrame>
  );
}
