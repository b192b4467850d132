import { useState } from 'react';
import type { DeskBooking } from 'shared-api/bookings';
import { can, useSession } from 'shared-api/http';
import { bookingStatusText } from 'shared-api/statuses';
import { Button, lazyPart, useOffline } from 'shared-ui';
import { bookingsAction } from '../../shared/bulk-actions/bookingsAction.ts';
import { countOf, isWaiting } from '../../shared/deskWords.ts';

const BulkActionDialog = lazyPart(
  async () => (await import('../../shared/bulk-actions/BulkActionDialog.tsx')).BulkActionDialog,
);

/** A cancelled flight moves no money by itself: somebody reads what would go back, and confirms it. */
export function ReportedCanceled({ bookings }: { bookings: readonly DeskBooking[] }) {
  const user = useSession((state) => state.user);
  const offline = useOffline();
  const [ids, setIds] = useState<readonly number[]>();
  const open = bookings.filter((booking) => isWaiting(booking) && booking.flight?.state === 'Canceled');
  if (ids)
    return (
      <BulkActionDialog
        action={bookingsAction((permission) => can(user, permission))}
        ids={ids}
        to="Flight_Canceled"
        onClose={() => setIds(undefined)}
      />
    );
  if (open.length === 0) return null;
  const what = `Flight reported cancelled: ${countOf(open.length, 'booking')}`;
  if (!can(user, 'bookings.outcome')) return <strong>{what}</strong>;
  return (
    <Button explainDisabled={offline} onClick={() => setIds(open.map(({ id }) => id))}>
      {what} – set {bookingStatusText('Flight_Canceled')}
    </Button>
  );
}
