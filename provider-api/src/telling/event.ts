import type { AppContext } from '../appContext.ts';
import type { Letter } from '../mail/compose.ts';

export interface Sms {
  /** `text` has only letters of the GSM alphabet. No person's name is in `text`, except the reader's name. */
  text: string;
  link: string;
  /** If the flight is near, the SMS is sent even at night. */
  flightAt?: Date;
}

export interface Person {
  id: number;
  isActive: boolean;
}

/**
 * The letter and the SMS are written when they are sent, so that attached documents are up to date. If
 * `letter` or `sms` returns undefined, the event is outdated and the message is not sent.
 */
export interface Event<Data extends object> {
  letter: (
    data: Data,
    context: AppContext,
    person: Person,
  ) => Letter | undefined | Promise<Letter | undefined>;
  /** The bell of the portal shows the subject of the letter, but not of silent events. */
  silent?: true;
  /**
   * If the reader is a passenger, `bookingId` is the passenger's booking. An event with an SMS must also be
   * in `textedEvents`.
   */
  sms?: (
    data: Data,
    context: AppContext,
    bookingId: number | null,
  ) => Sms | undefined | Promise<Sms | undefined>;
}

export const event = <Data extends object>(texts: Event<Data>): Event<Data> => texts;
