import { correction } from './correction/correction.ts';

export { assignOfficer } from './assignments/assignOfficer.ts';
export { markAttendance } from './attendance/markAttendance.ts';
export { deskDay } from './booking-desk/deskDay.ts';
export { deskPack } from './booking-desk/deskPack.ts';
export { moveBookings } from './bulk/moveBookings.ts';
export { previewBookingMoves } from './bulk/previewBookingMoves.ts';
export { bookingPaper } from './change/bookingPaper.ts';
export { changeBooking } from './change/changeBooking.ts';
export { correctNames } from './change/correctNames.ts';
export { quoteBookingChange } from './change/quoteBookingChange.ts';
export { proposeCorrection } from './correction/proposeCorrection.ts';
export { rejectCorrection } from './correction/rejectCorrection.ts';
export { createBooking, createBookings } from './create/createBookings.ts';
export { bookingById } from './details/bookingById.ts';
export { bookingDocument } from './documents/bookingDocument.ts';
export { bookingReceipt } from './documents/bookingReceipt.ts';
export { transactionReceipt } from './documents/transactionReceipt.ts';
export { setFlight } from './flights/setFlight.ts';
export { flightSource } from './flights/sourceStatus.ts';
export {
  exportBookings,
  exportOwnBookings,
  listBookings,
  listBookingsOfClient,
  listBookingsOfService,
  listOwnBookings,
} from './lists/listBookings.ts';
export { bookingStats } from './stats/bookingStats.ts';
export { cancelBooking } from './status/cancelBooking.ts';
export { updateBookingStatus } from './status/updateBookingStatus.ts';
export { bookingCalendar } from './voucher/bookingCalendar.ts';
export { bookingVoucher } from './voucher/bookingVoucher.ts';
export { scanCode } from './voucher/scanCode.ts';
export { verifyCode } from './voucher/verifyCode.ts';

export const listCorrections = correction.list;
export const approveCorrection = correction.approve;
