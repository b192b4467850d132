export interface FlightSource {
  lookup(flight: AskedFlight): Promise<FlightAnswer>;
}

export interface AskedFlight {
  /** The code is in the form that flightCode() returns. */
  code: string;
  /** The day is the date at the airport, YYYY-MM-DD. */
  day: string;
  /** The airport is an IATA code. */
  airport: string;
  direction: 'arrival' | 'departure';
  bookedAt: Date;
}

export interface KnownFlight {
  outcome: 'known';
  airport: string;
  scheduledAt: Date;
  expectedAt: Date | null;
  canceled: boolean;
}

export type FlightAnswer = KnownFlight | { outcome: 'unknown' } | { outcome: 'failed'; reason: string };
