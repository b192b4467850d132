export const maxAttempts = 30;
const maxDelaySeconds = 3600;

/** A failed job waits 2, 4, 8 … seconds, an hour at most; after 30 attempts (a day) a person must look. */
export const retryDelaySeconds = (attempts: number): number => Math.min(2 ** attempts, maxDelaySeconds);
