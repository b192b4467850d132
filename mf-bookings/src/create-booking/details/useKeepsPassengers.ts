import { useSession } from 'shared-api/http';
import { useStore } from 'zustand';
import type { BookingStore } from '../draft/bookingStore.ts';

/** Unless the box was used, organisations keep their passengers and individuals do not. */
export function useKeepsPassengers(booking: BookingStore): boolean {
  const category = useSession((state) => state.user?.organization_CategoryId);
  const keep = useStore(booking, (machine) => machine.keep);
  return keep ?? (category === 'Corporate' || category === 'Government');
}
