import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { dropDraft, readDraft, saveDraft, session } from 'shared-api/http';
import type { EntryValues } from './bookingValues.ts';
import { newWizard, type Wizard, wizardReducer } from './wizard.ts';

/** Ends with the version of the shape that is kept. */
const draftName = (serviceId: number) => `create-booking:${serviceId}:2`;
const typingPauseMs = 300;

const isEmpty = ({ added, removed }: Wizard, typed: Partial<EntryValues>) =>
  added.length === 0 && !removed && Object.values(typed).every((value) => !value);

/** The wizard's state, kept for this user through a reload and an expired session, and forgotten at Logout (D08). */
export function useBookingDraft(userId: number, serviceId: number) {
  const name = draftName(serviceId);
  const [draft, setDraft] = useState(() => readDraft<Wizard>(userId, name));
  const [wizard, dispatch] = useReducer(wizardReducer, draft?.value, (kept) => kept ?? newWizard());
  const typed = useRef(wizard.form.values);
  const latest = useRef(wizard);
  const finished = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { version, values } = wizard.form;

  const save = useCallback(() => {
    clearTimeout(timer.current);
    // After Logout the same page is still there for a moment: it must not bring the draft back.
    if (finished.current || session.get().user?.id !== userId) return;
    const kept = { ...latest.current, form: { ...latest.current.form, values: typed.current } };
    if (isEmpty(kept, typed.current)) dropDraft(userId, name);
    else saveDraft(userId, name, kept);
  }, [userId, name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what replaces the values
  useEffect(() => {
    typed.current = values;
  }, [version]);
  useEffect(() => {
    latest.current = wizard;
    save();
  }, [wizard, save]);
  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  return {
    wizard,
    dispatch,
    /** What is being typed, also before it is added. */
    typed: useCallback(() => typed.current, []),
    noteTyped: useCallback(
      (entered: Partial<EntryValues>) => {
        typed.current = entered;
        clearTimeout(timer.current);
        timer.current = setTimeout(save, typingPauseMs);
      },
      [save],
    ),
    restoredAt: draft?.savedAt,
    discard: () => {
      typed.current = {};
      dispatch({ type: 'discarded' });
      setDraft(undefined);
    },
    /** The outcome is known; kept at once, because a 401 takes the page away before it could be. */
    settle: () => {
      dispatch({ type: 'settled' });
      const kept = readDraft<Wizard>(userId, name);
      if (kept) saveDraft(userId, name, { ...kept.value, intent: undefined });
    },
    /** It is booked: nothing is left to keep. */
    finish: () => {
      finished.current = true;
      clearTimeout(timer.current);
      dropDraft(userId, name);
    },
  };
}
