/** What the remotes of the last release find as shared-api; goes with the next contract. */
export * from '../accounts/client.ts';
export * from '../bookings/client.ts';
export * from '../bulk/client.ts';
export * from '../clients/client.ts';
export * from '../feedback/client.ts';
export * from '../http/index.ts';
export { koboOf } from '../money/money.ts';
export * from '../payments/client.ts';
export * from '../registration/client.ts';
export * from '../services/client.ts';
export * from '../settings/client.ts';
export * from '../sign-in/client.ts';
export * from '../staff/client.ts';
export * from '../tasks/client.ts';
export * from '../wallet/client.ts';
