export type GatewayPayment = {
  orderId: string;
  amountKobo: number;
  payerName: string;
  payerEmail: string;
  payerPhone: string;
  description: string;
};

/** The gateway may or may not have done the work. Ask for the status; never repeat the call. */
export type Unknown = { outcome: 'unknown'; reason: string };
type Refused = { outcome: 'refused'; code: string; reason: string };

export type IssueOutcome = { outcome: 'issued'; rrr: string } | Refused | Unknown;
export type DeactivateOutcome = { outcome: 'deactivated' } | Refused | Unknown;

export type PaymentState = 'paid' | 'pending' | 'failed' | 'no-such-order';

export type GatewayStatus = {
  outcome: 'known';
  state: PaymentState;
  code: string;
  rrr: string | null;
  orderId: string | null;
  amountKobo: number | null;
};

export type StatusOutcome = GatewayStatus | Refused | Unknown;
