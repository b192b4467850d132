import type { OnRegistration } from './registerAccount.ts';

/** Nothing yet beside the account itself. */
export const onRegistration: OnRegistration = async () => {};
