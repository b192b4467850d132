export { acceptTermsMutation, filled, useText } from './client.ts';
export * from './contract.ts';
export type { PublishedText } from './replies.ts';
export * from './terms.ts';
