import { Link } from 'react-router-dom';
import type { OutcomeCorrection } from 'shared-api/corrections';
import { DateTimeText, Inline, links, StatusTag, VisuallyHidden } from 'shared-ui';
import type { Column } from 'shared-ui/data';
import { CorrectionActions } from './CorrectionActions.tsx';

type CorrectionColumn = Column<OutcomeCorrection>;

const proposed: CorrectionColumn[] = [
  {
    key: 'date',
    header: 'Proposed',
    rowHeader: true,
    render: ({ dateCreated }) => <DateTimeText at={dateCreated} />,
  },
  {
    key: 'booking',
    header: 'Booking',
    render: ({ bookingId, invoiceNumber, flightNumber, business_Name }) => (
      <div>
        <Link to={links.booking(String(bookingId))}>{invoiceNumber ?? bookingId}</Link>
        <div>
          Flight {flightNumber}, {business_Name}
        </div>
      </div>
    ),
  },
  {
    key: 'outcome',
    header: 'Outcome',
    render: ({ from, to }) => (
      <Inline space={1}>
        <StatusTag kind="booking" status={from} />
        <span aria-hidden="true">→</span>
        <VisuallyHidden>corrected to</VisuallyHidden>
        <StatusTag kind="booking" status={to} />
      </Inline>
    ),
  },
  { key: 'reason', header: 'Reason', render: ({ reason }) => reason },
  { key: 'by', header: 'Proposed by', render: ({ proposedBy }) => proposedBy.name },
];

const decided: CorrectionColumn = {
  key: 'decided',
  header: 'Decided',
  render: ({ decidedBy, dateDecided, decisionReason }) => (
    <div>
      {decidedBy?.name}
      {dateDecided && (
        <>
          , <DateTimeText at={dateDecided} />
        </>
      )}
      {decisionReason && <div>{decisionReason}</div>}
    </div>
  ),
};

const action: CorrectionColumn = {
  key: 'action',
  header: 'Action',
  render: (correction) => <CorrectionActions correction={correction} />,
};

export const waitingColumns: CorrectionColumn[] = [...proposed, action];
export const decidedColumns: CorrectionColumn[] = [...proposed, decided];
