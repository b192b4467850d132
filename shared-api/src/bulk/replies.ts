import { label } from '../contract/fields.ts';
import { array, number, object, string } from '../contract/yup.ts';
import { accountStatuses, bookingStatuses } from '../statuses/statuses.ts';
import { rowOutcomes, rowVerdicts } from './rules.ts';

const row = () => ({
  id: number().required(),
  /** Null means that the row does not exist or that the caller may not see the row. */
  name: label(),
  why: label(),
});

const previewed = () => ({ ...row(), verdict: string().required().oneOf(rowVerdicts) });

const done = () => ({ ...row(), outcome: string().required().oneOf(rowOutcomes) });

const accountStatus = label().oneOf([...accountStatuses, null]);

const bookingStatus = label().oneOf([...bookingStatuses, null]);

export const replies = {
  previewClientMoves: array(object({ ...previewed(), status: accountStatus }).required()).required(),
  moveClients: array(object({ ...done(), status: accountStatus }).required()).required(),
  previewBookingMoves: array(
    object({
      ...previewed(),
      status: bookingStatus,
      /** The wallet of the client gets this refund, in naira. */
      refund: number().required(),
      flightAt: string(),
    }).required(),
  ).required(),
  moveBookings: array(object({ ...done(), status: bookingStatus }).required()).required(),
};
