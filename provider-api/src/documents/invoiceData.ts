import type { FlightSection } from './flightSection.ts';

export type InvoiceItem = { description: string; quantity: number; rateKobo: number; amountKobo: number };

/** Nothing is looked up while drawing. */
export type InvoiceData = {
  /** A paper that is neither an invoice nor a receipt has one. */
  title?: string;
  /** A credit note says what went to the wallet, and nobody pays it. */
  isCredit?: boolean;
  paymentStatus: 'Paid' | 'Unpaid';
  /** It is the booking's, or says why it is not paid. */
  status?: string;
  /** The printed number (`domains/ledger/invoiceNumbers.ts`); of a batch, joined with ", ". */
  invoiceId: string;
  invoiceNo: string;
  /** 'Protocol Services', 'Funding' or 'Registration'. */
  transactType: string;
  /** Left out when there is none (G93). */
  airportName: string | null;
  name: string;
  address: string | null;
  phoneNumber: string | null;
  invoiceDate: Date;
  rrr: string | null;
  /** The gateway is still asked for one. */
  rrrAwaited?: boolean;
  paidAt: Date | null;
  /** How it was paid: "Wallet", "Remita". */
  method: string | null;
  /** An unpaid RRR is paid there. */
  paymentUrl?: string | null;
  items: InvoiceItem[];
  /** The lines stand beneath the items. */
  listed?: { heading: string; lines: string[] };
  /** Each moved the wallet, below zero where it got something back; the booking then costs `priceNowKobo`. */
  changes?: { lines: { description: string; amountKobo: number }[]; priceNowKobo: number };
  /** The payer pays it on top, while the invoice can be paid. */
  processingFeeKobo?: number;
  flights?: FlightSection[];
  /** A remark in its own line, for example "Cancelled; ₦50,000.00 went back to the wallet". */
  remark?: string | null;
  /** Anybody reads there whether the paper holds; the QR code has it too. */
  verifyUrl?: string;
  printedAt: Date;
  compress?: boolean;
};

/** INVOICE-10: a protocol service is described by service and airport, anything else by its type. */
export const itemDescription = (
  transactType: string,
  serviceName: string | null,
  airportName: string | null,
) =>
  transactType === 'Protocol Services'
    ? `Protocol Services - ${serviceName ?? 'Service'} at ${airportName ?? 'airport'}`
    : transactType;
