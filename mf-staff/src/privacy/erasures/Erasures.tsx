import { Link } from 'react-router-dom';
import { type Erasure, listErasures } from 'shared-api/erasures';
import { listOf } from 'shared-api/http';
import { links, Tag } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { Proposals, proposedColumn } from '../../shared/Proposals.tsx';
import { ErasureActions } from './ErasureActions.tsx';

const columns: readonly Column<Erasure>[] = [
  {
    key: 'name',
    title: 'Whose',
    rowScope: 'row',
    line: 1,
    render: (_, { name, userId, waitsFor }) => (
      <div>
        <Link to={links.client(String(userId))}>{name}</Link>
        {waitsFor.length > 0 && <Tag tone="warning">{`Waits for ${waitsFor.join(', ')}`}</Tag>}
      </div>
    ),
  },
  { key: 'reason', title: 'Reason', line: 2, dataIndex: 'reason' },
  proposedColumn,
];

export const Erasures = () => (
  <Proposals
    label="Erasures"
    noun="erasure"
    param="list"
    rowsOf={(status, pageNumber) => listOf(listErasures, { query: { status, pageNumber } })}
    columns={columns}
    action={(erasure) => <ErasureActions erasure={erasure} />}
  />
);
