import { Link } from 'react-router-dom';
import { lineStates, type SettlementFile } from 'shared-api/books';
import { countOf } from 'shared-api/wording';
import { links, MomentText, Tag } from 'shared-ui';
import type { Column } from 'shared-ui/data';

const leftOf = ({ counts }: SettlementFile): number =>
  lineStates.reduce((sum, state) => sum + counts[state], counts.suspense);

function Progress({ file }: { file: SettlementFile }) {
  if (!file.read) return <Tag tone="info">Being read</Tag>;
  const left = leftOf(file);
  return (
    <div>
      {left === 0 ? (
        <Tag tone="success">Done</Tag>
      ) : (
        <Tag tone="warning">{`${countOf(left, 'line')} left`}</Tag>
      )}
      {file.mine > 0 && (
        <div>
          <Link to={links.settlementFile(file.id, { assigned: 'me' })}>{file.mine} assigned to you</Link>
        </div>
      )}
    </div>
  );
}

export const fileColumns: Column<SettlementFile>[] = [
  {
    key: 'name',
    title: 'File',
    rowScope: 'row',
    line: 1,
    render: (_, { id, name }) => <Link to={links.settlementFile(id)}>{name}</Link>,
  },
  { key: 'state', title: 'State', line: 1, render: (_, file) => <Progress file={file} /> },
  {
    key: 'received',
    title: 'Received',
    line: 2,
    render: (_, { dateCreated, uploadedBy }) => (
      <div>
        <MomentText at={dateCreated} />
        <div>{uploadedBy}</div>
      </div>
    ),
  },
  {
    key: 'lines',
    title: 'Lines',
    nowrap: true,
    line: 3,
    render: (_, { lines }) => countOf(lines, 'line'),
  },
  { key: 'gross', title: 'Amount', line: 3, dataIndex: 'gross', valueType: 'money' },
];
