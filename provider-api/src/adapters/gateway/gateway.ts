/** A second provider is a second implementation and a setting. */
export type Gateway = {
  /** A payment has one reference (RRR); the same order id never gets a second one. */
  issueRrr(payment: GatewayPayment): Promise<IssueOutcome>;
  statusByRrr(rrr: string): Promise<StatusOutcome>;
  statusByOrder(orderId: string): Promise<StatusOutcome>;
  deactivate(rrr: string): Promise<DeactivateOutcome>;
  paymentUrl(rrr: string): string;
};

export type GatewayPayment = {
  orderId: string;
  amountKobo: number;
  payerName: string;
  payerEmail: string;
  payerPhone: string;
  description: string;
};

/** `unknown`: the gateway may or may not have done it; ask again, never start again. */
export type Unknown = { outcome: 'unknown'; reason: string };
type Refused = { outcome: 'refused'; code: string; reason: string };

export type IssueOutcome = { outcome: 'issued'; rrr: string } | Refused | Unknown;
export type DeactivateOutcome = { outcome: 'deactivated' } | Refused | Unknown;

export type PaymentState = 'paid' | 'pending' | 'failed' | 'no-such-order';

export type GatewayStatus = {
  outcome: 'known';
  state: PaymentState;
  /** The gateway's own code, kept for the finance office. */
  code: string;
  rrr: string | null;
  orderId: string | null;
  /** null when the gateway names no amount that can be read exactly. */
  amountKobo: number | null;
};

export type StatusOutcome = GatewayStatus | Refused | Unknown;
