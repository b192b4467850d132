import { drawFactRow, type Fact } from './drawFacts.ts';
import { drawSubheading } from './drawText.ts';
import { ensureSpace, type Pdf } from './paper.ts';
import { drawPassengers, type PassengerLine } from './passengerTable.ts';

export type FlightSection = {
  heading: string;
  facts: Fact[];
  passengers: PassengerLine[];
};

export function drawFlight(pdf: Pdf, flight: FlightSection): void {
  ensureSpace(pdf, 120);
  drawSubheading(pdf, flight.heading);
  drawFactRow(pdf, flight.facts);
  drawPassengers(pdf, flight.passengers);
  pdf.y += 14;
}
