const lastRequestKey = 'lastRequestAt';
let serverAheadMs = 0;

/** When any tab last asked the server for anything, in milliseconds since 1970 (G28). */
export const lastRequestAt = (): number => Number(localStorage.getItem(lastRequestKey)) || 0;

/** Restarts the countdown to the idle limit in all tabs (AUTH-19). */
export const recordRequest = (): void => localStorage.setItem(lastRequestKey, String(Date.now()));

/** Learns the server's clock from a reply, so that deadlines are shown by it. */
export function recordServerDate(header: string | null): void {
  const serverMs = header ? Date.parse(header) : Number.NaN;
  if (!Number.isNaN(serverMs)) serverAheadMs = serverMs - Date.now();
}

/** Now, by the server's clock as last heard. */
export const serverNow = (): Date => new Date(Date.now() + serverAheadMs);
