/** Those that were rendered, whether or not they are closed: what the dashboard counts as Service Bookings (G65). */
export const served = 'Service_Rendered,Payment_Received';
