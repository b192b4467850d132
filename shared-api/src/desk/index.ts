export * from './attendanceText.ts';
export * from './client.ts';
export * from './contract.ts';
export * from './noShow.ts';
export type * from './replies.ts';
export * from './rules.ts';
export * from './voucherCodes.ts';
