import type { Booking } from 'shared-api/bookings';
import { Card, StatusTag } from 'shared-ui';
import { Timeline } from 'shared-ui/data';

type Change = NonNullable<Booking['history']>[number];

const detailOf = ({ by, reason }: Change) => [by && `by ${by}`, reason].filter(Boolean).join(': ');

export function StatusHistory({ history }: { history: readonly Change[] }) {
  if (history.length === 0) return null;
  return (
    <Card title="Status history">
      <Timeline
        entries={history.map((change) => ({
          key: `${change.dateCreated} ${change.status}`,
          at: change.dateCreated,
          text: <StatusTag kind="booking" status={change.status} />,
          detail: detailOf(change),
        }))}
      />
    </Card>
  );
}
