import { bothWays } from '../lists/sorts.ts';

/** By registration (the default is the newest first), or by the name that the lists show. */
export const clientSorts = bothWays('registered', 'name');

/** Staff decide these beside the registration. */
export const clientAsks = ['international'] as const;

export const clientListKinds = ['individual', 'family', 'corporate', 'government'] as const;
export type ClientListKind = (typeof clientListKinds)[number];
