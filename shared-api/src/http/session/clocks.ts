const lastRequestKey = 'lastRequestAt';
let serverAheadMs = 0;

export const lastRequestAt = (): number => Number(localStorage.getItem(lastRequestKey)) || 0;

/** Restarts the countdown to the idle limit in all tabs (AUTH-19). */
export const recordRequest = (): void => localStorage.setItem(lastRequestKey, String(Date.now()));

/** Deadlines are shown by the server's clock, which every reply tells. */
export function recordServerDate(header: string | null): void {
  const serverMs = header ? Date.parse(header) : Number.NaN;
  if (!Number.isNaN(serverMs)) serverAheadMs = serverMs - Date.now();
}

export const serverNow = (): Date => new Date(Date.now() + serverAheadMs);

/** A page that was not touched for this long makes requests on its own, such as after a live event. */
const attendedForMs = 60_000;
/** By pointer, keyboard, assistive technology, and the browser's Back button. */
const touches = ['pointerdown', 'keydown', 'click', 'input', 'popstate'];

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

/** Whether a request made now is made for somebody who uses the page (G28). */
export const isAttended = (): boolean => Date.now() - touchedAt < attendedForMs;
