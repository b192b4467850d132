export const accountStatuses = ['Processing', 'Inactive', 'Active', 'New', 'Deactivated'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const bookingStatuses = [
  'Processing',
  'Payment_Received',
  'Service_Rendered',
  'No_Show',
  'Flight_Canceled',
  'Canceled',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

const respelled: Partial<Record<BookingStatus, string>> = {
  Canceled: 'Cancelled',
  Flight_Canceled: 'Flight_Cancelled',
};

/** Tags and filters show this text, which the specification quotes with underscores. */
export const bookingStatusText = (status: string): string => respelled[status as BookingStatus] ?? status;

const words: Readonly<Record<BookingStatus, string>> = {
  Processing: 'Processing',
  Payment_Received: 'Payment received',
  Service_Rendered: 'Service rendered',
  No_Show: 'No show',
  Flight_Canceled: 'Flight cancelled',
  Canceled: 'Cancelled',
};

/** Sentences, buttons and letters contain these words. */
export const bookingStatusWords = (status: string): string => words[status as BookingStatus] ?? status;
