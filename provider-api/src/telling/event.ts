import type { AppContext } from '../appContext.ts';
import type { Letter } from '../mail/compose.ts';

export interface Sms {
  /** The text has only letters of the GSM alphabet, and no person's name except the reader's. */
  text: string;
  link: string;
  /** If the flight is near, the text is sent at night too. */
  flightAt?: Date;
}

export interface Person {
  id: number;
  isActive: boolean;
}

/**
 * The texts of an event are written when they are sent, so that attached documents are up to date. Undefined
 * means that the news is outdated: nothing is sent.
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
   * For a traveller, `bookingId` is the booking on which they travel. An event with an SMS must also be in
   * `textedEvents`.
   */
  sms?: (
    data: Data,
    context: AppContext,
    bookingId: number | null,
  ) => Sms | undefined | Promise<Sms | undefined>;
}

export const event = <Data extends object>(texts: Event<Data>): Event<Data> => texts;
