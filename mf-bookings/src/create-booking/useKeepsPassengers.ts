import { useSession } from 'shared-api/http';
import { useStore } from 'zustand';
import type { BookingStore } from './bookingStore.ts';

/** Whether the passengers are kept for next time: as ticked, else as organisations want it and individuals do not. */
export function useKeepsPassengers(booking: BookingStore): boolean {
  const category = useSession((state) => state.user?.organization_CategoryId);
  const keep = useStore(booking, (machine) => machine.keep);
  return keep ?? (category === 'Corporate' || category === 'Government');
}
