export * from './client.ts';
export * from './contract.ts';
export { passwordRules } from './passwords.ts';
export * from './schemas.ts';
