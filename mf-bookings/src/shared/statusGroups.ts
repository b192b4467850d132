/** The dashboard counts rendered services, closed or not, as Service Bookings (G65). */
export const served = 'Service_Rendered,Payment_Received';
/** All bookings that were not cancelled; clients look for these among future and past trips. */
export const kept = 'Processing,Service_Rendered,Payment_Received,No_Show';
export const cancelled = 'Canceled,Flight_Canceled';

/** A flight today counts as upcoming until the end of the day. */
export const upcoming = (today: string) => ({ status: kept, from: today, sort: 'travel' }) as const;
