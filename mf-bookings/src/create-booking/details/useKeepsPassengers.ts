import { useSession } from 'shared-api/http';
import { useStore } from 'zustand';
import type { BookingStore } from '../draft/bookingStore.ts';

export function useKeepsPassengers(booking: BookingStore): boolean {
  const category = useSession((state) => state.user?.organization_CategoryId);
  const keep = useStore(booking, (machine) => machine.keep);
  return keep ?? (category === 'Corporate' || category === 'Government');
}
