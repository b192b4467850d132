import type { FlightSection } from './flightSection.ts';

export type InvoiceItem = { description: string; quantity: number; rateKobo: number; amountKobo: number };

/** Everything that an invoice or a receipt prints; nothing is looked up while drawing. */
export type InvoiceData = {
  /** Of a paper that is neither an invoice nor a receipt. */
  title?: string;
  /** Of a credit note: what it says went to the wallet, and nobody pays it. */
  isCredit?: boolean;
  paymentStatus: 'Paid' | 'Unpaid';
  /** Of the booking, or why it is not paid. */
  status?: string;
  /** The printed number (`domains/ledger/invoiceNumbers.ts`); of a batch, joined with ", ". */
  invoiceId: string;
  /** The revenue code. */
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
  /** Where an unpaid RRR is paid. */
  paymentUrl?: string | null;
  items: InvoiceItem[];
  /** What it is for, in lines beneath the items. */
  listed?: { heading: string; lines: string[] };
  /** What was changed later and moved the wallet: below zero what came back; then what the booking costs now. */
  changes?: { lines: { description: string; amountKobo: number }[]; priceNowKobo: number };
  /** What the treasury charges the payer on top, while it can be paid. */
  processingFeeKobo?: number;
  /** The bookings behind it, with their passengers. */
  flights?: FlightSection[];
  /** A remark in its own line, for example "Cancelled; ₦50,000.00 went back to the wallet". */
  remark?: string | null;
  /** Where anybody reads whether the paper holds; in its QR code too. */
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
