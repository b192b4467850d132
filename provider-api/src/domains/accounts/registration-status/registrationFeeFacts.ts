import { nairaFromKobo } from 'shared-api/rules';
import type { RegistrationPayment } from '../../payments/index.ts';

export function registrationFeeFacts(payment: RegistrationPayment | undefined) {
  if (!payment || payment.amountKobo === 0) return null;
  const { amountKobo, status, closedAs } = payment;
  return {
    amount: nairaFromKobo(amountKobo),
    status: status === 'Paid' ? status : (closedAs ?? status),
  };
}
