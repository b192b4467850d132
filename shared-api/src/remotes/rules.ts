/**
 * A remote's files are missing, differ from their hash, do not run, or take too long; or it was made for another
 * shell. Without a connection nothing can be reported.
 */
export const remoteFaults = ['missing', 'refused', 'broken', 'slow', 'contract'] as const;
export type RemoteFault = (typeof remoteFaults)[number];
