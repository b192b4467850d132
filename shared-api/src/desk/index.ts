export * from './client.ts';
export * from './contract.ts';
export type {
  DeskPack,
  MarkResult,
  PackBooking,
  PackPassenger,
  ScanResult,
  VerifiedPaper,
} from './replies.ts';
export * from './rules.ts';
export * from './voucherCodes.ts';
