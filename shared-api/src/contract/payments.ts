import { array, type InferType, mixed, number, object } from 'yup';
import { koboFromNaira } from '../rules/money.ts';
import { portalSettings } from '../rules/portalSettings.ts';
import { endpoint } from './endpoint.ts';
import { choice, optionalText, text } from './fields.ts';
import { byId } from './queries.ts';
import { transaction } from './replies.ts';

export const cancelInvoice = endpoint({
  method: 'POST',
  path: '/transactions/services/:id/cancellation',
  access: ['wallet.own', 'payments.confirm'],
  summary: 'Give up an unpaid invoice; its RRR is deactivated at the gateway. The finance office says why',
  params: byId,
  body: object({ reason: optionalText(500) }),
  reply: transaction,
});

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/transactions/services/:id/confirmation',
  access: ['payments.confirm'],
  summary: 'Confirm by hand that an unpaid invoice was paid in full, with the reason',
  params: byId,
  body: object({ reason: text(500) }),
  idempotent: true,
  refusals: [409],
  reply: transaction,
});

const registrationKinds = ['Corporate', 'Government', 'Individual', 'Family'] as const;

const feeAmount = mixed<number | string>()
  .required('Please enter an amount')
  .test('amount', 'Please enter an amount', (value) => {
    const kobo = typeof value === 'number' || typeof value === 'string' ? koboFromNaira(value) : undefined;
    return kobo !== undefined && kobo <= portalSettings.maxFundingKobo;
  });

const registrationFee = object({
  kind: choice(registrationKinds),
  /** Naira. */
  amount: number().required(),
});
export type RegistrationFee = InferType<typeof registrationFee>;

export const listRegistrationFees = endpoint({
  method: 'GET',
  path: '/settings/registration-fees',
  access: ['settings.edit'],
  summary: 'The registration fee of each kind of client (S08)',
  reply: array(registrationFee.required()).required(),
});

export const updateRegistrationFee = endpoint({
  method: 'PATCH',
  path: '/settings/registration-fees',
  access: ['settings.edit'],
  summary: 'Change the registration fee of a kind of client; registrations already made keep theirs',
  body: object({ kind: choice(registrationKinds), amount: feeAmount }),
  reply: array(registrationFee.required()).required(),
});
