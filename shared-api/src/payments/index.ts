export * from './contract.ts';
export type { Adjustment, InvoicedPayment } from './replies.ts';
export * from './rules.ts';
