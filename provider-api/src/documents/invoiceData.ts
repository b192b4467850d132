import type { FlightSection } from './flightSection.ts';

export type InvoiceItem = { description: string; quantity: number; rateKobo: number; amountKobo: number };

/** Nothing is looked up while drawing. */
export type InvoiceData = {
  title?: string;
  /** A credit note says what went to the wallet, and nobody pays it. */
  isCredit?: boolean;
  paymentStatus: 'Paid' | 'Unpaid';
  status?: string;
  /** This number is printed (`domains/ledger/invoiceNumbers.ts`); those of a batch are joined with ", ". */
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
  /** Each moved the wallet, below zero where it got something back; the booking then costs `priceNowKobo`. */
  changes?: { lines: { description: string; amountKobo: number }[]; priceNowKobo: number };
  processingFeeKobo?: number;
  flights?: FlightSection[];
  /** A remark in its own line, for example "Cancelled; ₦50,000.00 went back to the wallet". */
  remark?: string | null;
  /** Anybody reads there whether the paper holds; the QR code has it too. */
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
