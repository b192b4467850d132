import { bookingDraft, dropDraft, readDraft, saveDraft, session } from 'shared-api/http';
import { createStore } from 'zustand';
import {
  type BookingAction,
  type BookingMachine,
  bookingMachine,
  isUntouched,
  newBooking,
  restoredBooking,
} from './bookingMachine.ts';

/** Ends with the version of the shape that is kept. */
const draftName = (serviceId: number, orderId: number) =>
  `${bookingDraft}${serviceId}${orderId ? `-${orderId}` : ''}:2`;
const typingPauseMs = 300;

/** The booking in progress of this user, kept through a reload and an expired session, and forgotten at Logout (D08). */
export function openBooking(userId: number, serviceId: number, orderId = 0) {
  const name = draftName(serviceId, orderId);
  const kept = readDraft<BookingMachine>(userId, name);
  const store = createStore(() => (kept ? restoredBooking(kept.value, kept.savedAt) : newBooking()));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    clearTimeout(timer);
    // After Logout, which forgets drafts, the same page is still there for a moment: it must not bring its own back.
    if (session.get().user?.id !== userId && !readDraft(userId, name)) return;
    const machine = store.getState();
    const { typed: values, phase, restoredAt: _, ...draft } = machine;
    if (phase === 'booked' || isUntouched(machine)) dropDraft(userId, name);
    else saveDraft(userId, name, { ...draft, form: { ...draft.form, values } });
  };
  /** Kept at once, because a refused session takes the page away; only typing may pause first. */
  const dispatch = (action: BookingAction) => {
    store.setState(bookingMachine(store.getState(), action));
    clearTimeout(timer);
    if (action.type === 'typed') timer = setTimeout(save, typingPauseMs);
    else save();
  };
  return { ...store, dispatch, save };
}

export type BookingStore = ReturnType<typeof openBooking>;
