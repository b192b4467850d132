/** What the remotes of the last release find as shared-api/contract; goes with the next contract. */
export * from '../contract/index.ts';
export { corporateRegistration as corporateForm } from '../registration/schemas.ts';
