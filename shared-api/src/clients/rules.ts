import { bothWays } from '../lists/sorts.ts';

/** By date of registration (default, newest first) or by the name shown in the lists. */
export const clientSorts = bothWays('registered', 'name');

/** Besides registrations, staff decide these requests of clients. */
export const clientAsks = ['international'] as const;

export const clientListKinds = ['individual', 'family', 'corporate', 'government'] as const;
export type ClientListKind = (typeof clientListKinds)[number];
