import { useMutation } from '@tanstack/react-query';
import type { Booking, BookingPaper } from 'shared-api/bookings';
import { bookingPaperDownload } from 'shared-api/changes';
import { can, downloadDocument, useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { Button, Card, formatNaira, Icon, Inline, Stack } from 'shared-ui';
import { Timeline } from 'shared-ui/data';
import { linesText } from '../shared/changeText.ts';

type Change = NonNullable<Booking['changes']>[number];

const naira = (amount: number) => formatNaira(koboOf(amount));

function sumsOf({ charged, refunded, kept }: Change): string[] {
  return [
    ...(charged > 0 ? [`${naira(charged)} charged`] : []),
    ...(refunded > 0 ? [`${naira(refunded)} refunded`] : []),
    ...(kept > 0 ? [`${naira(kept)} not given back`] : []),
  ];
}

const detailOf = (change: Change): string =>
  [change.by && `by ${change.by}`, change.reason, ...sumsOf(change)].filter(Boolean).join(', ');

function PaperButton({ paper }: { paper: BookingPaper }) {
  const paperDownload = useMutation(downloadDocument);
  return (
    <Button
      icon={<Icon name="download" />}
      loading={paperDownload.isPending}
      onClick={() => paperDownload.mutate(bookingPaperDownload(paper))}
    >
      {paper.kind === 'credit' ? 'Credit note' : 'Invoice'} {paper.number}
    </Button>
  );
}

/** What was changed since it was booked, and the papers of what that moved. */
export function BookingChanges({ booking: { changes = [], papers = [] } }: { booking: Booking }) {
  const user = useSession((state) => state.user);
  const reads = can(user, 'bookings.readOwn') || can(user, 'transactions.readBookings');
  if (changes.length === 0 && papers.length === 0) return null;
  return (
    <Card title="Changes">
      <Stack space={4}>
        {changes.length > 0 && (
          <Timeline
            entries={changes.map((change) => ({
              key: String(change.number),
              at: change.dateCreated,
              text: linesText(change.lines),
              detail: detailOf(change),
            }))}
          />
        )}
        {reads && papers.length > 0 && (
          <Inline space={3}>
            {papers.map((paper) => (
              <PaperButton key={paper.id} paper={paper} />
            ))}
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
