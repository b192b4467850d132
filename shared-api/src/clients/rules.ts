import { bothWays } from '../lists/sorts.ts';

export const clientSorts = bothWays('registered', 'name');

export const clientAsks = ['international'] as const;

export const clientListKinds = ['individual', 'family', 'corporate', 'government'] as const;
export type ClientListKind = (typeof clientListKinds)[number];
