import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatShortDateTime } from 'shared-api/dates';
import { queryOf } from 'shared-api/http';
import { listTexts, type PublishedText } from 'shared-api/terms';
import type { Column } from 'shared-ui/data';
import { DialogButton } from 'shared-ui/dialogs';
import { StaffTable } from '../../shared/StaffTable.tsx';
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
    <StaffTable
      label="Texts"
      query={texts}
      columns={columns}
      rowKey={({ kind, version }) => `${kind} ${version}`}
      empty="None is published: the sample wording holds"
      actions={
        <DialogButton variant="primary" dialog={(close) => <PublishText onClose={close} />}>
          Publish a text
        </DialogButton>
      }
    />
  );
}
