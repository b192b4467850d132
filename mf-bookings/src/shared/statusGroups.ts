/** The dashboard counts rendered services, closed or not, as Service Bookings (G65). */
export const served = 'Service_Rendered,Payment_Received';
/** A client looks for these among coming and past trips: they were not given up. */
export const kept = 'Processing,Service_Rendered,Payment_Received,No_Show';
export const cancelled = 'Canceled,Flight_Canceled';

/** A flight of today is ahead until the day is over. */
export const upcoming = (today: string) => ({ status: kept, from: today, sort: 'travel' }) as const;
