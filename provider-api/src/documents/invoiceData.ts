import type { FlightSection } from './flightSection.ts';

export type InvoiceItem = { description: string; quantity: number; rateKobo: number; amountKobo: number };

export type InvoiceData = {
  title?: string;
  /** A credit note says what was refunded to the wallet; nobody pays it. */
  isCredit?: boolean;
  paymentStatus: 'Paid' | 'Unpaid';
  status?: string;
  /** The printed number (`domains/ledger/invoiceNumbers.ts`); for a batch, all numbers joined with ", ". */
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
  /** Charges to the wallet, negative for refunds. `priceNowKobo` is the booking's price after them. */
  changes?: { lines: { description: string; amountKobo: number }[]; priceNowKobo: number };
  processingFeeKobo?: number;
  flights?: FlightSection[];
  /** A line of its own, such as "Cancelled; ₦50,000.00 went back to the wallet". */
  remark?: string | null;
  /** The page that verifies the document; the QR code holds the same address. */
  verifyUrl?: string;
  printedAt: Date;
  compress?: boolean;
};

export const itemDescription = (
  transactType: string,
  serviceName: string | null,
  airportName: string | null,
) =>
  transactType === 'Protocol Services'
    ? `Protocol Services - ${serviceName ?? 'Service'} at ${airportName ?? 'airport'}`
    : transactType;
