import * as calls from 'shared-api/contract';
import { type Api, serve } from '../../http/serve.ts';
import { bookingById } from './bookingById.ts';
import { bookingDocument } from './bookingDocument.ts';
import { bookingReceipt } from './bookingReceipt.ts';
import { bookingStats } from './bookingStats.ts';
import { cancelBooking } from './cancelBooking.ts';
import { createBooking, createBookings } from './createBookings.ts';
import { deskDay } from './deskDay.ts';
import { exportBookings } from './exportBookings.ts';
import { listBookings } from './listBookings.ts';
import { listBookingsOfClient } from './listBookingsOfClient.ts';
import { listBookingsOfService } from './listBookingsOfService.ts';
import { listOwnBookings } from './listOwnBookings.ts';
import { moveBookings } from './moveBookings.ts';
import { previewBookingMoves } from './previewBookingMoves.ts';
import { updateBookingStatus } from './updateBookingStatus.ts';

export function routes(api: Api): void {
  serve(api, calls.listBookings, listBookings);
  serve(api, calls.exportBookings, exportBookings);
  serve(api, calls.listOwnBookings, listOwnBookings);
  serve(api, calls.listBookingsOfClient, listBookingsOfClient);
  serve(api, calls.listBookingsOfService, listBookingsOfService);
  serve(api, calls.bookingStats, bookingStats);
  serve(api, calls.deskDay, deskDay);
  serve(api, calls.bookingById, bookingById);
  serve(api, calls.createBookings, createBookings);
  serve(api, calls.createBooking, createBooking);
  serve(api, calls.updateBookingStatus, updateBookingStatus);
  serve(api, calls.previewBookingMoves, previewBookingMoves);
  serve(api, calls.moveBookings, moveBookings);
  serve(api, calls.cancelBooking, cancelBooking);
  serve(api, calls.bookingReceipt, bookingReceipt);
  serve(api, calls.bookingDocument, bookingDocument);
}
