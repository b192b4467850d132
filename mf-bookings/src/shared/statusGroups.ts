/** Those that were rendered, whether or not they are closed: what the dashboard counts as Service Bookings (G65). */
export const served = 'Service_Rendered,Payment_Received';
/** Those that were not given up: what a client looks for among coming and past trips. */
export const kept = 'Processing,Service_Rendered,Payment_Received,No_Show';
export const cancelled = 'Canceled,Flight_Canceled';
