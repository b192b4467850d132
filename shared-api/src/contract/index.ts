import * as accounts from './accounts.ts';
import * as adjustments from './adjustments.ts';
import * as audit from './audit.ts';
import * as bookingDesk from './bookingDesk.ts';
import * as bookings from './bookings.ts';
import * as bulkActions from './bulkActions.ts';
import * as clientNotes from './clientNotes.ts';
import * as clientWallet from './clientWallet.ts';
import type { Endpoint } from './endpoint.ts';
import * as feedbacks from './feedbacks.ts';
import * as figures from './figures.ts';
import * as paymentDesk from './paymentDesk.ts';
import * as payments from './payments.ts';
import * as services from './services.ts';
import * as settings from './settings.ts';
import * as signInSecurity from './signInSecurity.ts';
import * as staff from './staff.ts';
import * as staffAccounts from './staffAccounts.ts';
import * as system from './system.ts';
import * as transactions from './transactions.ts';

export * from './accountBodies.ts';
// Under the name by which the remotes of the last release know it.
export { corporateRegistration as corporateForm } from './accountBodies.ts';
export * from './accounts.ts';
export * from './adjustments.ts';
export * from './audit.ts';
export * from './bookingBodies.ts';
export * from './bookingDesk.ts';
export * from './bookings.ts';
export * from './bulkActions.ts';
export type { CallMeta } from './callMeta.ts';
export * from './clientNotes.ts';
export * from './clientWallet.ts';
export type { AuditEntry, FeedbackEntry } from './deskReplies.ts';
export * from './endpoint.ts';
export * from './feedbacks.ts';
export * from './figures.ts';
export * from './pageMeta.ts';
export * from './paymentDesk.ts';
export * from './payments.ts';
export * from './serviceBodies.ts';
export * from './services.ts';
export type { PublicSettings, Setting, SettingChange } from './settingReplies.ts';
export * from './settingRules.ts';
export * from './settings.ts';
export * from './signInSecurity.ts';
export * from './signInSecurityBodies.ts';
export * from './staff.ts';
export * from './staffAccounts.ts';
export * from './system.ts';
export * from './transactions.ts';
export * from './types.ts';
export * from './unattended.ts';

/** Every call of the API by its operation id: what the server serves, no more and no less. */
export const contract: Readonly<Record<string, Endpoint>> = {
  ...accounts,
  ...signInSecurity,
  ...services,
  ...bookings,
  ...bookingDesk,
  ...transactions,
  ...payments,
  ...paymentDesk,
  ...adjustments,
  ...settings,
  ...audit,
  ...feedbacks,
  ...staffAccounts,
  ...staff,
  ...figures,
  ...bulkActions,
  ...clientNotes,
  ...clientWallet,
  ...system,
};
