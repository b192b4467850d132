const lastRequestKey = 'lastRequestAt';
let serverAheadMs = 0;

export const lastRequestAt = (): number => Number(localStorage.getItem(lastRequestKey)) || 0;

export const recordRequest = (): void => localStorage.setItem(lastRequestKey, String(Date.now()));

/** Deadlines use the server's clock, which every reply contains in its `Date` header. */
export function recordServerDate(header: string | null): void {
  const serverMs = header ? Date.parse(header) : Number.NaN;
  if (!Number.isNaN(serverMs)) serverAheadMs = serverMs - Date.now();
}

export const serverNow = (): Date => new Date(Date.now() + serverAheadMs);

/** After this time without input, a request counts as made by the page itself, for example after a live event. */
const attendedForMs = 60_000;
/** Assistive technology also sends `click`. The browser's Back button sends `popstate`. */
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

export const isAttended = (): boolean => Date.now() - touchedAt < attendedForMs;
