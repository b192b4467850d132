import { drawFactRow, type Fact } from './drawFacts.ts';
import { drawText } from './drawText.ts';
import { bold, ensureSpace, ink, type Pdf, page, pageWidth } from './paper.ts';
import { drawPassengers, type PassengerLine } from './passengerTable.ts';

export type FlightSection = {
  heading: string;
  facts: Fact[];
  passengers: PassengerLine[];
};

export function drawFlight(pdf: Pdf, flight: FlightSection): void {
  ensureSpace(pdf, 120);
  pdf.fontSize(11).fillColor(ink.text);
  drawText(pdf, flight.heading, page.left, pdf.y, { weight: bold, width: pageWidth });
  pdf.y += 5;
  drawFactRow(pdf, flight.facts);
  drawPassengers(pdf, flight.passengers);
  pdf.y += 14;
}
