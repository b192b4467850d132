export { pageMeta } from '../contract/endpoint.ts';
export { keys } from '../contract/keys.ts';
export * from './apiProblem.ts';
export * from './clocks.ts';
export { hasDeskDatabase } from './deskDatabase.ts';
export { type Download, download, downloadDocument, save, useDocument } from './download.ts';
export {
  bookingDraft,
  type Draft,
  dropDraft,
  readDraft,
  saveDraft,
  serviceOfBookingDraft,
} from './drafts.ts';
export { requestEarly } from './earlyReplies.ts';
export { exportRows, useListExport } from './exportRows.ts';
export { newIdempotencyKey } from './idempotency.ts';
export {
  type DayKeptEvent,
  dayKeptEvent,
  type KeptDayTicket,
  keptDayName,
  keptDayTicket,
} from './keptDayTicket.ts';
export { followLiveEvents } from './liveEvents.ts';
export { listOf, mutationOf, queryOf } from './options.ts';
export { probe, useDoubt, whenOnline } from './reachability.ts';
export { call, send } from './request.ts';
export * from './session.ts';
export { sendBeforeLeaving, sendUnsent } from './unsent.ts';
export { sharesSent, type UploadProgress } from './upload.ts';
