import { drawTable } from './drawTable.ts';
import type { Pdf } from './paper.ts';

export type PassengerLine = {
  name: string;
  designation: string;
  gender: string;
  /** Null is printed where the reader may not read special needs. */
  wheelChair: boolean | null;
  specialRequirement: string | null;
};

/** With this font size and padding, twenty passengers fit on the first page. */
export const drawPassengers = (pdf: Pdf, passengers: readonly PassengerLine[]): void =>
  drawTable(
    pdf,
    [
      { label: 'S/N', share: 6, align: 'right' },
      { label: 'Name', share: 32 },
      { label: 'Designation', share: 13 },
      { label: 'Gender', share: 11 },
      { label: 'Wheel chair', share: 14 },
      { label: 'Special requirements', share: 30 },
    ],
    passengers.map((passenger, index) => [
      String(index + 1),
      passenger.name,
      passenger.designation,
      passenger.gender,
      passenger.wheelChair === null ? '' : passenger.wheelChair ? 'Yes' : 'No',
      passenger.specialRequirement ?? '',
    ]),
    { fontSize: 8.5, padding: 2.6 },
  );
