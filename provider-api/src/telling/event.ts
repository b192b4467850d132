import type { AppContext } from '../appContext.ts';
import type { Letter } from '../mail/compose.ts';

export interface Sms {
  /** It has letters of the GSM alphabet alone, and no name but its reader's. */
  text: string;
  link: string;
  /** A text whose flight is near leaves at night as well. */
  flightAt?: Date;
}

export interface Person {
  id: number;
  isActive: boolean;
}

/**
 * Something that people are told of, with a text for each channel. A text is drawn when it leaves: papers are attached as
 * they are then, and there is none of what is no news any more.
 */
export interface Event<Data extends object> {
  letter: (
    data: Data,
    context: AppContext,
    person: Person,
  ) => Letter | undefined | Promise<Letter | undefined>;
  /** The portal's bell says the letter's subject; it is silent of what a letter alone can do. */
  silent?: true;
  /** A traveller's is of the booking that they travel on. Events with one stand in `textedEvents`, too. */
  sms?: (
    data: Data,
    context: AppContext,
    bookingId: number | null,
  ) => Sms | undefined | Promise<Sms | undefined>;
}

export const event = <Data extends object>(texts: Event<Data>): Event<Data> => texts;
