import { booking, changeLine } from '../bookings/replies.ts';
import { amountNaira } from '../contract/fields.ts';
import { array, type InferType, number, object, string } from '../contract/yup.ts';

const changeQuote = object({
  lines: array(changeLine.required()).required(),
  charge: amountNaira(),
  refund: amountNaira(),
  /** This part of a price reduction is not refunded. */
  kept: amountNaira(),
  newPrice: amountNaira(),
  /** A negative balance means too little money in the wallet. Null means that the reader may not see the balance. */
  balanceAfter: number().defined().nullable(),
  until: string().defined().nullable(),
  warnings: array(string().required()).required(),
});

export type ChangeQuote = InferType<typeof changeQuote>;

export const replies = {
  quoteBookingChange: changeQuote,
  changeBooking: booking,
};
