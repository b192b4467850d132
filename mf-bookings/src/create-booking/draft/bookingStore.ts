import type { FullHour } from 'shared-api/availability';
import type { BookingIntent } from 'shared-api/bookings';
import { bookingDraft, dropDraft, readDraft, saveDraft, session } from 'shared-api/http';
import { createStore } from 'zustand';
import { type BookingMachine, newBooking, type Phase, unrefused } from '../BookingMachine.ts';
import { type DraftAction, editDraft } from './bookingDraft.ts';

type ConfirmAction =
  | { type: 'confirmed'; intent: BookingIntent }
  | {
      type: 'refused';
      formerTotalKobo?: number;
      overLimit?: string;
      full?: readonly FullHour[];
      notOffered?: string;
    }
  | { type: 'checked' | 'lost' | 'unanswered' | 'booked' };

export type BookingAction = DraftAction | ConfirmAction;

/**
 * An action is allowed only in the phases of `from`. In other phases, the action is late or repeated, and is
 * ignored.
 */
const moves: Record<ConfirmAction['type'], { from: readonly Phase[]; to: Phase }> = {
  confirmed: { from: ['ready'], to: 'sending' },
  checked: { from: ['unknown'], to: 'checking' },
  lost: { from: ['sending', 'checking'], to: 'checking' },
  unanswered: { from: ['sending', 'checking'], to: 'unknown' },
  refused: { from: ['sending', 'checking'], to: 'ready' },
  booked: { from: ['sending', 'checking'], to: 'booked' },
};

const isOfConfirm = (action: BookingAction): action is ConfirmAction => action.type in moves;

function move(machine: BookingMachine, action: ConfirmAction): BookingMachine {
  const { from, to } = moves[action.type];
  if (!from.includes(machine.phase)) return machine;
  const moved = { ...machine, phase: to };
  if (action.type === 'confirmed') return { ...moved, ...unrefused, intent: action.intent };
  if (action.type !== 'refused') return moved;
  const { type: _, ...refusal } = action;
  return { ...moved, ...unrefused, ...refusal, intent: undefined };
}

export const bookingMachine = (machine: BookingMachine, action: BookingAction): BookingMachine =>
  isOfConfirm(action) ? move(machine, action) : editDraft(machine, action);

/** The phase is `unknown` if a request was sent before the reload, because its outcome is not known. */
export function restoredBooking(kept: BookingMachine, restoredAt: string): BookingMachine {
  const empty = newBooking();
  return {
    ...empty,
    ...kept,
    form: { ...empty.form, ...kept.form, next: undefined },
    typed: kept.form.values,
    phase: kept.intent ? 'unknown' : 'ready',
    restoredAt,
  };
}

const isUntouched = ({ added, removed, typed }: BookingMachine): boolean =>
  added.length === 0 && !removed && Object.values(typed).every((value) => !value);

/** The number at the end is the version of the draft's format. */
const draftName = (serviceId: number, orderId: number) =>
  `${bookingDraft}${serviceId}${orderId ? `-${orderId}` : ''}:2`;
const typingPauseMs = 300;

/** The draft survives a reload and an expired session, and is deleted at Logout. */
export function openBooking(userId: number, serviceId: number, orderId = 0) {
  const name = draftName(serviceId, orderId);
  const kept = readDraft<BookingMachine>(userId, name);
  const store = createStore(() => (kept ? restoredBooking(kept.value, kept.savedAt) : newBooking()));
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    clearTimeout(timer);
    // Logout deletes the drafts while this page is still shown. The page must not save its draft again.
    if (session.get().user?.id !== userId && !readDraft(userId, name)) return;
    const machine = store.getState();
    const { typed: values, phase, restoredAt: _, ...draft } = machine;
    if (phase === 'booked' || isUntouched(machine)) dropDraft(userId, name);
    else saveDraft(userId, name, { ...draft, form: { ...draft.form, values } });
  };
  /**
   * Every action is saved at once, because an expired session closes the page. Only typing waits for a pause.
   */
  const dispatch = (action: BookingAction) => {
    store.setState(bookingMachine(store.getState(), action));
    clearTimeout(timer);
    if (action.type === 'typed') timer = setTimeout(save, typingPauseMs);
    else save();
  };
  return { ...store, dispatch, save };
}

export type BookingStore = ReturnType<typeof openBooking>;
