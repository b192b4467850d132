import { paymentListStatuses, paymentStatuses } from 'shared-api/rules';
import { type ParamField, param } from 'shared-ui/data';

/** Naira as typed: '250000' or '250000.50'. */
const naira: ParamField<number> = {
  parse: (text) => (/^\d{1,10}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined),
  format: String,
};

/** What a list of transactions can be filtered by, as its address names it. */
export const transactionsParams = {
  search: param.text(),
  status: param.oneOf(paymentListStatuses),
  from: param.day(),
  to: param.day(),
  /** Naira. */
  least: naira,
  most: naira,
};

/** Bookings know two of the statuses; a fund's in the address counts as none. */
export const bookingTransactionsParams = {
  ...transactionsParams,
  status: param.oneOf(paymentStatuses),
};
