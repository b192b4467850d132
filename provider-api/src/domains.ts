import type { Domain } from './domain.ts';
import { accounts } from './domains/accounts/index.ts';
import { activities } from './domains/activities/index.ts';
import { airports } from './domains/airports/index.ts';
import { feedbacks } from './domains/feedbacks/index.ts';
import { staffAccounts } from './domains/staff-accounts/index.ts';

/** Every domain of the server; a new one is mounted by its line here. */
export const domains: readonly Domain[] = [accounts, staffAccounts, feedbacks, airports, activities];
