import path from 'node:path';

/** The path is correct from tooling/dist and, in jest, from tooling/src. */
export const root = path.resolve(import.meta.dirname, '../..');

export const inRoot = (...parts: readonly string[]): string => path.join(root, ...parts);
