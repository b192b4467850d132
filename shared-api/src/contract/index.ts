/** The server, tools and tests import the whole contract. Pages import single folders, such as `shared-api/books`. */
import * as calls from './calls.ts';
import type { Endpoint } from './endpoint.ts';

export type { Activity, ClientFile, User, UserDetails } from '../accounts/replies.ts';
export * from '../accounts/schemas.ts';
export type { AirportOffer, Availability, ListedException, ServiceLoad } from '../availability/replies.ts';
export * from '../bookings/listQueries.ts';
export type {
  Attendance,
  Booking,
  BookingPaper,
  ChangeLine,
  DeskBooking,
  Passenger,
} from '../bookings/replies.ts';
export * from '../bookings/requestBodies.ts';
export type {
  BookDecision,
  Clearing,
  MissingPayment,
  SettlementFile,
  SettlementLineShown,
  SettlementProfile,
} from '../books/replies.ts';
export type { ChangeQuote } from '../changes/replies.ts';
export type { ClientNote, StatementLine } from '../clients/replies.ts';
export type { BookMonth, GlCode } from '../closing/replies.ts';
export type { OutcomeCorrection } from '../corrections/replies.ts';
export type {
  DeskPack,
  MarkResult,
  PackBooking,
  PackPassenger,
  ScanResult,
  VerifiedPaper,
} from '../desk/replies.ts';
export type { Erasure, ErasurePreview } from '../erasures/replies.ts';
export type { FeedbackEntry } from '../feedback/replies.ts';
export * from '../feedback/schemas.ts';
export type { Member } from '../members/replies.ts';
export * from '../members/schemas.ts';
export type { ListedOrder, Order } from '../orders/replies.ts';
export * from '../orders/schemas.ts';
export type { Adjustment, InvoicedPayment } from '../payments/replies.ts';
export type { Payout } from '../payouts/replies.ts';
export type { Person, SavedPerson } from '../people/replies.ts';
export * from '../people/schemas.ts';
export type { RegistrationProgress, VerifiedEmail } from '../registration/replies.ts';
export * from '../registration/schemas.ts';
export type { ReleaseKey, ReleaseVersion, RemoteReleases } from '../remotes/replies.ts';
export type { Shift } from '../roster/replies.ts';
export type {
  AirportReply,
  InternationalRequest,
  PublicPrice,
  Service,
  ServicePrice,
} from '../services/replies.ts';
export * from '../services/schemas.ts';
export * from '../settings/publicDefaults.ts';
export type { PublicSettings, Setting } from '../settings/replies.ts';
export * from '../settings/schemas.ts';
export * from '../settings/values.ts';
export * from '../sign-in/schemas.ts';
export type { AuditEntry, MoneyWaiting, ReviewsWaiting } from '../staff/replies.ts';
export * from '../staff/schemas.ts';
export type { Statement, StatementEntry } from '../statements/replies.ts';
export type { PublishedText } from '../terms/replies.ts';
export type { Transaction } from '../wallet/replies.ts';
export * from '../wallet/schemas.ts';
export * from './calls.ts';
export * from './endpoint.ts';

export type Calls = typeof calls;
export const contract: Readonly<Record<string, Endpoint>> = calls;
