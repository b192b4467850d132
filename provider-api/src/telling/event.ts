import type { AppContext } from '../appContext.ts';
import type { Letter } from '../mail/compose.ts';

export interface Sms {
  /**
   * `text` contains only characters of the GSM alphabet, and no name of a person except the name of the reader.
   */
  text: string;
  link: string;
  /** If the flight is within 12 hours, the SMS is sent even at night. */
  flightAt?: Date;
}

export interface Person {
  id: number;
  isActive: boolean;
}

/**
 * `letter` writes the e-mail and `sms` writes the SMS, both at the time of sending, so that attached documents
 * are up to date. If the result is undefined, the event is outdated, and nothing is sent.
 */
export interface Event<Data extends object> {
  letter: (
    data: Data,
    context: AppContext,
    person: Person,
  ) => Letter | undefined | Promise<Letter | undefined>;
  /** The bell of the portal does not show a silent event. */
  silent?: true;
  /**
   * If the reader is a passenger, `bookingId` is their booking. An event with an SMS must also be in
   * `textedEvents`.
   */
  sms?: (
    data: Data,
    context: AppContext,
    bookingId: number | null,
  ) => Sms | undefined | Promise<Sms | undefined>;
}

export const event = <Data extends object>(texts: Event<Data>): Event<Data> => texts;
