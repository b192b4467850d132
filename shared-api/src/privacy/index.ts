export * from './breaches.ts';
export * from './contract.ts';
export * from './requests.ts';
export * from './rules.ts';
