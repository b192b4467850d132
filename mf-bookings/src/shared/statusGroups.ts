export const served = 'Service_Rendered,Payment_Received';
export const kept = 'Processing,Service_Rendered,Payment_Received,No_Show';
export const cancelled = 'Canceled,Flight_Canceled';

/** A flight counts as upcoming until the end of its day. */
export const upcoming = (today: string) => ({ status: kept, from: today, sort: 'travel' }) as const;
