import type { DeskBooking } from 'shared-api/bookings';
import { isWaiting } from '../../shared/deskWords.ts';
import type { DayOutcomes } from '../outcomes/usePendingOutcomes.ts';

export const deskViews = ['open', 'done', 'all'] as const;
export type DeskView = (typeof deskViews)[number];

export const viewOf = (text: string | null): DeskView => deskViews.find((view) => view === text) ?? 'open';

export const officerViews = ['any', 'mine', 'none'] as const;
export type OfficerView = (typeof officerViews)[number];

export const officerViewOf = (text: string | null): OfficerView =>
  officerViews.find((view) => view === text) ?? 'any';

export function hasOfficer(view: OfficerView, booking: DeskBooking, userId: number | undefined): boolean {
  if (view === 'any') return true;
  return view === 'mine' ? booking.officer?.id === userId : isWaiting(booking) && !booking.officer;
}

export function countsOf(bookings: readonly DeskBooking[]): Record<DeskView, number> {
  const open = bookings.filter(isWaiting).length;
  return { open, done: bookings.length - open, all: bookings.length };
}

export function isSettled(booking: DeskBooking, { pending, kept, refused }: DayOutcomes): boolean {
  if (isWaiting(booking) || kept.has(booking.id) || refused.has(booking.id)) return false;
  return pending.every(({ bookings }) => bookings.every(({ id }) => id !== booking.id));
}

export function isInView(view: DeskView, booking: DeskBooking, dayOutcomes: DayOutcomes): boolean {
  if (view === 'all') return true;
  return view === 'done' ? !isWaiting(booking) : !isSettled(booking, dayOutcomes);
}
