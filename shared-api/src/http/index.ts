export { type Envelope, pageMeta } from '../contract/endpoint.ts';
export { keys } from '../contract/keys.ts';
export * from './calls/apiProblem.ts';
export { requestEarly } from './calls/earlyReplies.ts';
export { newIdempotencyKey } from './calls/idempotency.ts';
export { listOf, mutationOf, queryOf } from './calls/options.ts';
export { probe, useDoubt, whenOnline } from './calls/reachability.ts';
export { call, send } from './calls/request.ts';
export { hasDeskDatabase } from './device/deskDatabase.ts';
export {
  bookingBegun,
  bookingDraft,
  type Draft,
  dropDraft,
  readDraft,
  saveDraft,
} from './device/drafts.ts';
export {
  type DayKeptEvent,
  dayKeptEvent,
  type KeptDayTicket,
  keptDayName,
  keptDayTicket,
} from './device/keptDayTicket.ts';
export { sendBeforeLeaving, sendUnsent } from './device/unsent.ts';
export { type Download, download, downloadDocument, save, useDocument, useExport } from './files/download.ts';
export { exportRows, useListExport } from './files/exportRows.ts';
export { sharesSent, type UploadProgress } from './files/upload.ts';
export { followLiveEvents } from './liveEvents.ts';
export * from './session/clocks.ts';
export * from './session/session.ts';
export { useServerNow } from './session/useServerNow.ts';
