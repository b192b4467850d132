/** A provider of flight times. Another provider is another implementation and a setting. */
export interface FlightSource {
  lookup(flight: AskedFlight): Promise<FlightAnswer>;
}

export interface AskedFlight {
  /** In the form that flightCode returns. */
  code: string;
  /** The day at the airport, YYYY-MM-DD. */
  day: string;
  /** Three letters, such as LOS. */
  airport: string;
  direction: 'arrival' | 'departure';
  bookedAt: Date;
}

export interface KnownFlight {
  outcome: 'known';
  airport: string;
  scheduledAt: Date;
  /** Null where the source knows only the timetable. */
  expectedAt: Date | null;
  canceled: boolean;
}

/** `failed`: no answer; `unknown`: the source does not know this flight. */
export type FlightAnswer = KnownFlight | { outcome: 'unknown' } | { outcome: 'failed'; reason: string };
