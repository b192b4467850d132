export * from './contract.ts';
export { type Ground, grounds } from './rules.ts';
