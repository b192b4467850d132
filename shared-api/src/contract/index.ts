/** The server, tools and tests import the whole contract. Pages import single folders, such as `shared-api/books`. */
import * as accountsCalls from '../accounts/contract.ts';
import * as availabilityCalls from '../availability/contract.ts';
import * as bookingsCalls from '../bookings/contract.ts';
import * as booksCalls from '../books/contract.ts';
import * as bookDecisionsCalls from '../books/decisions.ts';
import * as settlementFilesCalls from '../books/files.ts';
import * as settlementLinesCalls from '../books/lines.ts';
import * as bulkCalls from '../bulk/contract.ts';
import * as changesCalls from '../changes/contract.ts';
import * as clientsCalls from '../clients/contract.ts';
import * as closingCalls from '../closing/contract.ts';
import * as correctionsCalls from '../corrections/contract.ts';
import * as deskCalls from '../desk/contract.ts';
import * as erasuresCalls from '../erasures/contract.ts';
import * as feedbackCalls from '../feedback/contract.ts';
import * as membersCalls from '../members/contract.ts';
import * as messagesCalls from '../messages/contract.ts';
import * as ordersCalls from '../orders/contract.ts';
import * as paymentsCalls from '../payments/contract.ts';
import * as payoutsCalls from '../payouts/contract.ts';
import * as peopleCalls from '../people/contract.ts';
import * as breachCalls from '../privacy/breaches.ts';
import * as privacyCalls from '../privacy/contract.ts';
import * as privacyRequestCalls from '../privacy/requests.ts';
import * as registrationCalls from '../registration/contract.ts';
import * as remotesCalls from '../remotes/contract.ts';
import * as releasesCalls from '../remotes/releases.ts';
import * as rosterCalls from '../roster/contract.ts';
import * as servicesCalls from '../services/contract.ts';
import * as settingsCalls from '../settings/contract.ts';
import * as signInCalls from '../sign-in/contract.ts';
import * as auditCalls from '../staff/audit.ts';
import * as staffCalls from '../staff/contract.ts';
import * as statisticsCalls from '../staff/statistics.ts';
import * as statementsCalls from '../statements/contract.ts';
import * as tasksCalls from '../tasks/contract.ts';
import * as termsCalls from '../terms/contract.ts';
import * as walletCalls from '../wallet/contract.ts';
import type { Endpoint } from './endpoint.ts';
import * as systemCalls from './system.ts';

export * from '../accounts/contract.ts';
export type { Activity, ClientFile, User, UserDetails } from '../accounts/replies.ts';
export * from '../accounts/schemas.ts';
export * from '../availability/contract.ts';
export type { AirportOffer, Availability, ListedException, ServiceLoad } from '../availability/replies.ts';
export * from '../bookings/contract.ts';
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
export * from '../books/contract.ts';
export * from '../books/decisions.ts';
export * from '../books/files.ts';
export * from '../books/lines.ts';
export type {
  BookDecision,
  Clearing,
  MissingPayment,
  SettlementFile,
  SettlementLineShown,
  SettlementProfile,
} from '../books/replies.ts';
export * from '../bulk/contract.ts';
export * from '../changes/contract.ts';
export type { ChangeQuote } from '../changes/replies.ts';
export * from '../clients/contract.ts';
export type { ClientNote, StatementLine } from '../clients/replies.ts';
export * from '../closing/contract.ts';
export type { BookMonth, GlCode } from '../closing/replies.ts';
export * from '../corrections/contract.ts';
export type { OutcomeCorrection } from '../corrections/replies.ts';
export * from '../desk/contract.ts';
export type {
  DeskPack,
  MarkResult,
  PackBooking,
  PackPassenger,
  ScanResult,
  VerifiedPaper,
} from '../desk/replies.ts';
export * from '../erasures/contract.ts';
export type { Erasure, ErasurePreview } from '../erasures/replies.ts';
export * from '../feedback/contract.ts';
export type { FeedbackEntry } from '../feedback/replies.ts';
export * from '../feedback/schemas.ts';
export * from '../members/contract.ts';
export type { Member } from '../members/replies.ts';
export * from '../members/schemas.ts';
export * from '../messages/contract.ts';
export * from '../orders/contract.ts';
export type { ListedOrder, Order } from '../orders/replies.ts';
export * from '../orders/schemas.ts';
export * from '../payments/contract.ts';
export type { Adjustment, InvoicedPayment } from '../payments/replies.ts';
export * from '../payouts/contract.ts';
export type { Payout } from '../payouts/replies.ts';
export * from '../people/contract.ts';
export type { Person, SavedPerson } from '../people/replies.ts';
export * from '../people/schemas.ts';
export * from '../privacy/breaches.ts';
export * from '../privacy/contract.ts';
export * from '../privacy/requests.ts';
export * from '../registration/contract.ts';
export type { RegistrationProgress, VerifiedEmail } from '../registration/replies.ts';
export * from '../registration/schemas.ts';
export * from '../remotes/contract.ts';
export * from '../remotes/releases.ts';
export type { ReleaseKey, ReleaseVersion, RemoteReleases } from '../remotes/replies.ts';
export * from '../roster/contract.ts';
export type { Shift } from '../roster/replies.ts';
export * from '../services/contract.ts';
export type {
  AirportReply,
  InternationalRequest,
  PublicPrice,
  Service,
  ServicePrice,
} from '../services/replies.ts';
export * from '../services/schemas.ts';
export * from '../settings/contract.ts';
export * from '../settings/publicDefaults.ts';
export type { PublicSettings, Setting } from '../settings/replies.ts';
export * from '../settings/schemas.ts';
export * from '../settings/values.ts';
export * from '../sign-in/contract.ts';
export * from '../sign-in/schemas.ts';
export * from '../staff/audit.ts';
export * from '../staff/contract.ts';
export type { AuditEntry, MoneyWaiting, ReviewsWaiting } from '../staff/replies.ts';
export * from '../staff/schemas.ts';
export * from '../staff/statistics.ts';
export * from '../statements/contract.ts';
export type { Statement, StatementEntry } from '../statements/replies.ts';
export * from '../tasks/contract.ts';
export * from '../terms/contract.ts';
export type { PublishedText } from '../terms/replies.ts';
export * from '../wallet/contract.ts';
export type { Transaction } from '../wallet/replies.ts';
export * from '../wallet/schemas.ts';
export * from './endpoint.ts';
export * from './system.ts';

export const contract: Readonly<Record<string, Endpoint>> = {
  ...accountsCalls,
  ...privacyCalls,
  ...privacyRequestCalls,
  ...breachCalls,
  ...registrationCalls,
  ...signInCalls,
  ...servicesCalls,
  ...availabilityCalls,
  ...bookingsCalls,
  ...peopleCalls,
  ...ordersCalls,
  ...membersCalls,
  ...messagesCalls,
  ...walletCalls,
  ...paymentsCalls,
  ...payoutsCalls,
  ...settingsCalls,
  ...feedbackCalls,
  ...clientsCalls,
  ...staffCalls,
  ...auditCalls,
  ...statisticsCalls,
  ...statementsCalls,
  ...tasksCalls,
  ...termsCalls,
  ...booksCalls,
  ...settlementFilesCalls,
  ...settlementLinesCalls,
  ...bookDecisionsCalls,
  ...bulkCalls,
  ...changesCalls,
  ...closingCalls,
  ...correctionsCalls,
  ...erasuresCalls,
  ...deskCalls,
  ...remotesCalls,
  ...releasesCalls,
  ...rosterCalls,
  ...systemCalls,
};
