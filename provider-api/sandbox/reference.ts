/** The payer can still pay a canceled payment. Nobody can pay a payment that the merchant has deactivated. */
type ReferenceState = 'pending' | 'paid' | 'canceled' | 'deactivated';

export const channels = { card: 'CARD', transfer: 'BANK_TRANSFER' } as const;
export type Channel = keyof typeof channels;

/** Amounts are naira as text, exactly as the merchant sent them. */
export type Reference = {
  rrr: string;
  orderId: string;
  amount: string;
  payerName: string;
  payerEmail: string;
  payerPhone: string;
  description: string;
  createdAt: string;
  state: ReferenceState;
  channel: Channel | null;
  paidAmount: string | null;
  fee: string | null;
  paidAt: string | null;
  returnUrl: string | null;
};
