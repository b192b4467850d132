/** What the remotes of the last release find as shared-api/rules; goes with the next contract. */
export { maxBulkRows as mostRowsAtOnce } from '../bulk/rules.ts';
export * from '../contract/rules.ts';
export { feedbackKinds, feedbackSorts } from '../feedback/schemas.ts';
