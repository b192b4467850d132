import path from 'node:path';

/** This file runs from tooling/dist, and under jest from tooling/src. */
export const root = path.resolve(import.meta.dirname, '../..');

export const inRoot = (...parts: readonly string[]): string => path.join(root, ...parts);
