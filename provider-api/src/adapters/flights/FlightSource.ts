/** It knows when flights come. A second provider is a second implementation and a setting. */
export interface FlightSource {
  lookup(flight: AskedFlight): Promise<FlightAnswer>;
}

export interface AskedFlight {
  /** It is in the form of flightCode. */
  code: string;
  /** The day at the airport is written as YYYY-MM-DD. */
  day: string;
  /** The airport has three letters, such as LOS. */
  airport: string;
  direction: 'arrival' | 'departure';
  bookedAt: Date;
}

export interface KnownFlight {
  outcome: 'known';
  airport: string;
  scheduledAt: Date;
  /** It is null where the source knows no more than the timetable. */
  expectedAt: Date | null;
  canceled: boolean;
}

/** `failed`: there was no answer; `unknown`: the source knows no such flight. */
export type FlightAnswer = KnownFlight | { outcome: 'unknown' } | { outcome: 'failed'; reason: string };
