export const idleLimitMs = 20 * 60 * 1000;
export const idleWarningMs = 18 * 60 * 1000;
