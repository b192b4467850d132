/** What a page asks so long after it was last touched it asks by itself: after a lost connection, or for news. */
const attendedForMs = 60_000;
/** By hand, by keyboard, by what speaks or clicks in a user's place, and by the browser's own way back. */
const touches = ['pointerdown', 'keydown', 'click', 'input', 'popstate'];

/** Opening the page is the first touch. */
let touchedAt = Date.now();

if (typeof window !== 'undefined')
  for (const touch of touches)
    addEventListener(
      touch,
      () => {
        touchedAt = Date.now();
      },
      { capture: true, passive: true },
    );

/** Whether what is asked now is asked for somebody who uses the page (G28). */
export const isAttended = (): boolean => Date.now() - touchedAt < attendedForMs;
