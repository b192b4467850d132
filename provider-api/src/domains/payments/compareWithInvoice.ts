import type { GatewayStatus } from '../../adapters/gateway/gateway.ts';

export type Comparison = 'settle' | 'wait' | 'underpaid' | 'overpaid' | 'mismatch';

interface Expected {
  rrr: string | null;
  orderId: string;
  amountKobo: number;
}

export function compareWithInvoice(expected: Expected, status: GatewayStatus): Comparison {
  if (status.state !== 'paid') return 'wait';
  if (expected.rrr === null || status.rrr !== expected.rrr || status.orderId !== expected.orderId)
    return 'mismatch';
  if (status.amountKobo === null) return 'mismatch';
  if (status.amountKobo < expected.amountKobo) return 'underpaid';
  return status.amountKobo > expected.amountKobo ? 'overpaid' : 'settle';
}
