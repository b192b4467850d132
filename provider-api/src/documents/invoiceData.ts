import type { FlightSection } from './flightSection.ts';

export type InvoiceItem = { description: string; quantity: number; rateKobo: number; amountKobo: number };

export type InvoiceData = {
  title?: string;
  isCredit?: boolean;
  paymentStatus: 'Paid' | 'Unpaid';
  status?: string;
  /** invoiceId is the printed number; the document of a batch has all numbers, joined with ", ". */
  invoiceId: string;
  invoiceNo: string;
  transactType: string;
  airportName: string | null;
  name: string;
  address: string | null;
  phoneNumber: string | null;
  invoiceDate: Date;
  rrr: string | null;
  rrrAwaited?: boolean;
  paidAt: Date | null;
  method: string | null;
  paymentUrl?: string | null;
  items: InvoiceItem[];
  listed?: { heading: string; lines: string[] };
  /**
   * Charges to the wallet are positive, and refunds negative. `priceNowKobo` is the price of the booking
   * after all changes.
   */
  changes?: { lines: { description: string; amountKobo: number }[]; priceNowKobo: number };
  processingFeeKobo?: number;
  flights?: FlightSection[];
  remark?: string | null;
  verifyUrl?: string;
  printedAt: Date;
};

export const itemDescription = (
  transactType: string,
  serviceName: string | null,
  airportName: string | null,
) =>
  transactType === 'Protocol Services'
    ? `Protocol Services - ${serviceName ?? 'Service'} at ${airportName ?? 'airport'}`
    : transactType;
