import { can, useSession } from 'shared-api/http';
import { BulkActionDialog } from '../bulk-actions/BulkActionDialog.tsx';
import { bookingsAction } from '../bulk-actions/bookingsAction.ts';

export function FlightCanceled({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const user = useSession((state) => state.user);
  return (
    <BulkActionDialog
      action={bookingsAction((permission) => can(user, permission))}
      ids={ids}
      to="Flight_Canceled"
      onClose={onClose}
    />
  );
}
