import { type BookingStatus, readBookingStatus } from 'shared-api/rules';
import { Invalid } from '../../../http/errors.ts';

export function wantedBookingStatus(BookingStatus: string | number): BookingStatus {
  const status = readBookingStatus(BookingStatus);
  if (!status) throw new Invalid({ BookingStatus: ['Must either confirm or decline'] });
  return status;
}
