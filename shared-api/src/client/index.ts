export * from './accounts.ts';
export * from './apiProblem.ts';
export * from './bookingDesk.ts';
export * from './bookings.ts';
export * from './clientFile.ts';
export * from './clocks.ts';
export * from './deskLists.ts';
export * from './download.ts';
export * from './drafts.ts';
export { askEarly } from './earlyReplies.ts';
export { exportRows } from './exportRows.ts';
export * from './feedbackFlag.ts';
export * from './idempotencyKey.ts';
export * from './keys.ts';
export * from './liveEvents.ts';
export * from './manyRows.ts';

import './meta.ts';

export * from './moneyDesk.ts';
export * from './request.ts';
export * from './services.ts';
export * from './session.ts';
export * from './settings.ts';
export * from './signInSecurity.ts';
export * from './staff.ts';
export * from './transactions.ts';
export * from './upload.ts';
export * from './usePublicSettings.ts';
