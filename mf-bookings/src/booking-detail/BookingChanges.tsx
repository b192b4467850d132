import type { Booking } from 'shared-api/bookings';
import { Card } from 'shared-ui';
import { Timeline } from 'shared-ui/details';
import { lineText, sumsText } from '../shared/changeText.ts';
import styles from './BookingChanges.module.css';

type Change = NonNullable<Booking['changes']>[number];

const Detail = ({ change }: { change: Change }) => (
  <>
    <ul className={styles.lines}>
      {change.lines.map((line) => (
        <li key={lineText(line)}>{lineText(line)}</li>
      ))}
    </ul>
    {[change.reason, sumsText(change)].filter(Boolean).join(', ')}
  </>
);

export const BookingChanges = ({ changes }: { changes: readonly Change[] }) => (
  <Card title="Changes">
    <Timeline
      entries={changes.map((change) => ({
        key: change.number,
        at: change.dateCreated,
        text: change.by ? `Changed by ${change.by}` : 'Changed',
        detail: <Detail change={change} />,
      }))}
    />
  </Card>
);
