const lastRequestKey = 'lastRequestAt';
let serverAheadMs = 0;

export const lastRequestAt = (): number => Number(localStorage.getItem(lastRequestKey)) || 0;

/** The countdown to the idle limit starts again in all tabs (AUTH-19). */
export const recordRequest = (): void => localStorage.setItem(lastRequestKey, String(Date.now()));

/** Learns the server's clock from a reply, so that deadlines are shown by it. */
export function recordServerDate(header: string | null): void {
  const serverMs = header ? Date.parse(header) : Number.NaN;
  if (!Number.isNaN(serverMs)) serverAheadMs = serverMs - Date.now();
}

export const serverNow = (): Date => new Date(Date.now() + serverAheadMs);

/** A page asks by itself when it was not touched for so long: after a lost connection, or for news. */
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
