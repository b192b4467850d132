/** A session ends this long after its last request, on the page and on the server (AUTH-18). */
export const idleLimitMs = 20 * 60 * 1000;
export const idleWarningMs = 18 * 60 * 1000;
