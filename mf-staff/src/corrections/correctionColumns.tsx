import { Link } from 'react-router-dom';
import type { OutcomeCorrection } from 'shared-api/corrections';
import { Inline, links, StatusTag, VisuallyHidden } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { proposedColumn } from '../shared/Proposals.tsx';
import styles from './correctionColumns.module.css';

export const correctionColumns: readonly Column<OutcomeCorrection>[] = [
  {
    key: 'booking',
    title: 'Booking',
    rowScope: 'row',
    line: 1,
    render: (_, { bookingId, invoiceNumber, flightNumber, business_Name }) => (
      <div>
        <Link className="nowrap" to={links.booking(String(bookingId))}>
          {invoiceNumber ?? bookingId}
        </Link>
        <div className={styles.flight}>
          Flight {flightNumber}, {business_Name}
        </div>
      </div>
    ),
  },
  {
    key: 'outcome',
    title: 'Outcome',
    line: 2,
    render: (_, { from, to }) => (
      <Inline space={1}>
        <StatusTag kind="booking" status={from} />
        <span aria-hidden="true">→</span>
        <VisuallyHidden>corrected to</VisuallyHidden>
        <StatusTag kind="booking" status={to} />
      </Inline>
    ),
  },
  { key: 'reason', title: 'Reason', line: 3, dataIndex: 'reason' },
  proposedColumn,
];
