import { drawFactRow, type Fact } from './drawFacts.ts';
import { bold, ensureSpace, ink, type Pdf, page, pageWidth } from './paper.ts';
import { drawPassengers, type PassengerLine } from './passengerTable.ts';

/** One booking as it is printed: its flight and who travels. */
export type FlightSection = {
  /** For example "Arrival · P47121 · 2026-000124". */
  heading: string;
  facts: Fact[];
  passengers: PassengerLine[];
};

export function drawFlight(pdf: Pdf, flight: FlightSection): void {
  ensureSpace(pdf, 120);
  pdf.font(bold).fontSize(11).fillColor(ink.text);
  pdf.text(flight.heading, page.left, pdf.y, { width: pageWidth });
  pdf.y += 5;
  drawFactRow(pdf, flight.facts);
  drawPassengers(pdf, flight.passengers);
  pdf.y += 14;
}
