import * as calls from 'shared-api/contract';
import { type Api, serve, servePublic } from '../../http/serve.ts';
import { assignOfficer } from './assignments/assignOfficer.ts';
import { markAttendance } from './attendance/markAttendance.ts';
import { deskDay } from './booking-desk/deskDay.ts';
import { deskPack } from './booking-desk/deskPack.ts';
import { moveBookings } from './bulk/moveBookings.ts';
import { previewBookingMoves } from './bulk/previewBookingMoves.ts';
import { bookingPaper } from './change/bookingPaper.ts';
import { changeBooking } from './change/changeBooking.ts';
import { correctNames } from './change/correctNames.ts';
import { quoteBookingChange } from './change/quoteBookingChange.ts';
import { correction } from './correction/correction.ts';
import { proposeCorrection } from './correction/proposeCorrection.ts';
import { rejectCorrection } from './correction/rejectCorrection.ts';
import { createBooking, createBookings } from './create/createBookings.ts';
import { bookingById } from './details/bookingById.ts';
import { bookingDocument } from './documents/bookingDocument.ts';
import { bookingReceipt } from './documents/bookingReceipt.ts';
import { transactionReceipt } from './documents/transactionReceipt.ts';
import { setFlight } from './flights/setFlight.ts';
import { flightSource } from './flights/sourceStatus.ts';
import {
  exportBookings,
  exportOwnBookings,
  listBookings,
  listBookingsOfClient,
  listBookingsOfService,
  listOwnBookings,
} from './lists/listBookings.ts';
import { bookingStats } from './stats/bookingStats.ts';
import { cancelBooking } from './status/cancelBooking.ts';
import { updateBookingStatus } from './status/updateBookingStatus.ts';
import { bookingCalendar } from './voucher/bookingCalendar.ts';
import { bookingVoucher } from './voucher/bookingVoucher.ts';
import { scanCode } from './voucher/scanCode.ts';
import { verifyCode } from './voucher/verifyCode.ts';

export function routes(api: Api): void {
  serve(api, calls.listBookings, listBookings);
  serve(api, calls.exportBookings, exportBookings);
  serve(api, calls.listOwnBookings, listOwnBookings);
  serve(api, calls.exportOwnBookings, exportOwnBookings);
  serve(api, calls.listBookingsOfClient, listBookingsOfClient);
  serve(api, calls.listBookingsOfService, listBookingsOfService);
  serve(api, calls.bookingStats, bookingStats);
  serve(api, calls.deskDay, deskDay);
  serve(api, calls.deskPack, deskPack);
  serve(api, calls.setFlight, setFlight);
  serve(api, calls.flightSource, flightSource);
  serve(api, calls.scanCode, scanCode);
  serve(api, calls.bookingVoucher, bookingVoucher);
  servePublic(api, calls.verifyCode, verifyCode);
  serve(api, calls.markAttendance, markAttendance);
  serve(api, calls.assignOfficer, assignOfficer);
  serve(api, calls.bookingById, bookingById);
  serve(api, calls.createBookings, createBookings);
  serve(api, calls.createBooking, createBooking);
  serve(api, calls.updateBookingStatus, updateBookingStatus);
  serve(api, calls.previewBookingMoves, previewBookingMoves);
  serve(api, calls.moveBookings, moveBookings);
  serve(api, calls.cancelBooking, cancelBooking);
  serve(api, calls.quoteBookingChange, quoteBookingChange);
  serve(api, calls.changeBooking, changeBooking);
  serve(api, calls.correctNames, correctNames);
  serve(api, calls.bookingPaper, bookingPaper);
  serve(api, calls.listCorrections, correction.list);
  serve(api, calls.proposeCorrection, proposeCorrection);
  serve(api, calls.approveCorrection, correction.approve(calls.approveCorrection));
  serve(api, calls.rejectCorrection, rejectCorrection);
  serve(api, calls.bookingReceipt, bookingReceipt);
  serve(api, calls.bookingCalendar, bookingCalendar);
  serve(api, calls.transactionReceipt, transactionReceipt);
  serve(api, calls.bookingDocument, bookingDocument);
}
