import { Link } from 'react-router-dom';
import type { OutcomeCorrection } from 'shared-api/corrections';
import { DateTimeText, Inline, links, StatusTag, VisuallyHidden } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { decidedColumn } from '../shared/decidedColumn.tsx';
import { CorrectionActions } from './CorrectionActions.tsx';
import styles from './correctionColumns.module.css';

type CorrectionColumn = Column<OutcomeCorrection>;

const proposed: CorrectionColumn[] = [
  {
    key: 'booking',
    header: 'Booking',
    rowHeader: true,
    line: 1,
    render: ({ bookingId, invoiceNumber, flightNumber, business_Name }) => (
      <div>
        <Link className={styles.number} to={links.booking(String(bookingId))}>
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
    header: 'Outcome',
    line: 2,
    render: ({ from, to }) => (
      <Inline space={1}>
        <StatusTag kind="booking" status={from} />
        <span aria-hidden="true">→</span>
        <VisuallyHidden>corrected to</VisuallyHidden>
        <StatusTag kind="booking" status={to} />
      </Inline>
    ),
  },
  { key: 'reason', header: 'Reason', line: 3, render: ({ reason }) => reason },
  {
    key: 'proposed',
    header: 'Proposed',
    render: ({ proposedBy, dateCreated }) => (
      <div>
        {proposedBy.name}, <DateTimeText at={dateCreated} />
      </div>
    ),
  },
];

const action: CorrectionColumn = {
  key: 'action',
  header: 'Action',
  action: true,
  line: 3,
  render: (correction) => <CorrectionActions correction={correction} />,
};

export const waitingColumns: CorrectionColumn[] = [...proposed, action];
export const decidedColumns: CorrectionColumn[] = [...proposed, decidedColumn];
