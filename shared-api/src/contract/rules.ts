/** Every business rule and value, for those who see the whole: the server, tooling and journeys. */
export * from '../accounts/rules.ts';
export * from '../bookings/rules.ts';
export * from '../bulk/rules.ts';
export * from '../changes/rules.ts';
export * from '../clients/rules.ts';
export * from '../corrections/rules.ts';
export * from '../desk/rules.ts';
export * from '../registration/rules.ts';
export * from '../services/rules.ts';
export * from '../session/rules.ts';
export * from '../settings/rules.ts';
export * from '../staff/rules.ts';
export * from '../tasks/rules.ts';
export * from '../values/index.ts';
export * from '../wallet/rules.ts';
