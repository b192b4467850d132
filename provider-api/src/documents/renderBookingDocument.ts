import type { Authority } from '../settings/index.ts';
import { drawHeading } from './drawHeading.ts';
import { drawFlight, type FlightSection } from './flightSection.ts';
import { onPaper } from './paper.ts';

export type BookingDocumentData = {
  status: string;
  settled: boolean;
  airportName: string;
  serviceName: string;
  bookedBy: string;
  flights: FlightSection[];
  printedAt: Date;
  authority: Authority;
};

export const renderBookingDocument = (data: BookingDocumentData): Promise<Buffer> =>
  onPaper(
    {
      title: `Booking ${data.flights[0]?.heading ?? ''}`.trim(),
      subject: data.serviceName,
      printedAt: data.printedAt,
      authority: data.authority,
    },
    (pdf) => {
      drawHeading(pdf, data.authority, {
        title: 'BOOKING',
        lines: [data.airportName, `${data.serviceName}, booked by ${data.bookedBy}`],
        stamp: { text: data.status, settled: data.settled },
      });
      for (const flight of data.flights) drawFlight(pdf, flight);
    },
  );
