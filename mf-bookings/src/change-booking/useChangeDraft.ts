import { useCallback, useEffect, useRef, useState } from 'react';
import type { Booking } from 'shared-api/bookings';
import { dropDraft, readDraft, saveDraft } from 'shared-api/http';
import { type ChangeDraft, isSame, isUntouched, newDraft, rebased } from './changeDraft.ts';

/** The number at the end is the version of the stored shape. */
const draftName = (bookingId: number) => `change-booking:${bookingId}:1`;

export const isChangeUnderWay = (userId: number, bookingId: number): boolean =>
  readDraft<ChangeDraft>(userId, draftName(bookingId))?.value.intent !== undefined;

function keep(userId: number, bookingId: number, draft: ChangeDraft | undefined): void {
  if (!draft || isUntouched(draft)) dropDraft(userId, draftName(bookingId));
  else saveDraft(userId, draftName(bookingId), draft);
}

/** The draft survives a reload and an expired session, and is deleted at Logout. */
export function useChangeDraft(userId: number, booking: Booking) {
  const { id } = booking;
  const [kept] = useState(() => readDraft<ChangeDraft>(userId, draftName(id)));
  const [restoredAt, setRestoredAt] = useState(kept?.savedAt);
  const [draft, setDraft] = useState<ChangeDraft>(() => kept?.value ?? newDraft(booking));
  const latest = useRef(draft);
  /** Saves the draft at once. An intent must be saved before its request is sent, so that it survives a reload. */
  const update = useCallback(
    (part: Partial<ChangeDraft>) => {
      latest.current = { ...latest.current, ...part };
      keep(userId, id, latest.current);
      setDraft(latest.current);
    },
    [userId, id],
  );
  /** Typed letters are saved without a new render of the page. */
  const note = (values: ChangeDraft['values']) => {
    const { checked, values: before } = latest.current;
    if (isSame(values, before)) return;
    latest.current = { ...latest.current, values, checked: false };
    keep(userId, id, latest.current);
    if (checked) setDraft(latest.current);
  };
  const discard = () => {
    setRestoredAt(undefined);
    update(newDraft(booking));
  };
  const forget = useCallback(() => keep(userId, id, undefined), [userId, id]);
  // While the user's own change is being sent, a newer version may be the result of this change.
  const isOutdated = !draft.intent && (booking.version ?? 1) > draft.seen.version;
  useEffect(() => {
    if (isOutdated) update(rebased(latest.current, booking));
  }, [isOutdated, booking, update]);
  return { draft, latest, update, note, discard, forget, restoredAt };
}

export type KeptChange = ReturnType<typeof useChangeDraft>;
