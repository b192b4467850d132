import type { InferType } from 'yup';
import type * as bodies from './accountBodies.ts';
import type { bookingBody, passengerBody } from './bookingBodies.ts';
import type { figureSeries, needsDoing } from './figures.ts';
import type * as replies from './replies.ts';

export type User = InferType<typeof replies.user>;
export type UserDetails = InferType<typeof replies.userDetails>;
export type RegistrationProgress = InferType<typeof replies.registrationProgress>;
export type ClientFile = InferType<typeof replies.clientFile>;
export type AirportReply = InferType<typeof replies.airport>;
export type Service = InferType<typeof replies.service>;
export type Booking = InferType<typeof replies.booking>;
export type Passenger = InferType<typeof replies.passenger>;
export type Transaction = InferType<typeof replies.transaction>;
export type Activity = InferType<typeof replies.activity>;
export type FigureSeries = InferType<(typeof figureSeries)['reply']>;
export type NeedsDoing = InferType<(typeof needsDoing)['reply']>;
export type BookingBody = InferType<typeof bookingBody>;
export type PassengerBody = InferType<typeof passengerBody>;
export type FeedbackBody = InferType<typeof bodies.feedbackBody>;
export type SurveyBody = InferType<typeof bodies.surveyBody>;

/** A live event: something of this kind and id changed. */
export interface LiveEvent {
  /** `funded`: the payment of this id has arrived in the wallet. */
  type: 'wallet' | 'funded' | 'booking' | 'transaction' | 'client' | 'service' | 'adjustment' | 'settings';
  id: number | null;
}
