import { canMoveAccount, nextAccountStatuses, readAccountStatus } from '../accounts/rules.ts';
import { canMoveBooking, readBookingStatus } from '../bookings/rules.ts';
import { accountStatuses, bookingStatuses, bookingStatusText, bookingStatusWords } from './statuses.ts';

describe('booking statuses', () => {
  const allowed = new Set([
    'Processing>Service_Rendered',
    'Processing>No_Show',
    'Processing>Flight_Canceled',
    'Service_Rendered>Payment_Received',
  ]);

  it('allow staff four moves and refuse the other 32 [STATUS-07]', () => {
    for (const from of bookingStatuses)
      for (const to of bookingStatuses) expect(canMoveBooking(from, to)).toBe(allowed.has(`${from}>${to}`));
  });

  it('are respelled for display where the specification says so [BOOKDETAIL-14] [BOOKDETAIL-15]', () => {
    expect(bookingStatuses.map(bookingStatusText)).toEqual([
      'Processing',
      'Payment_Received',
      'Service_Rendered',
      'No_Show',
      'Flight_Cancelled',
      'Cancelled',
    ]);
  });

  it('are said in words in sentences, letters and papers [G63]', () => {
    expect(bookingStatuses.map(bookingStatusWords).join()).toBe(
      'Processing,Payment received,Service rendered,No show,Flight cancelled,Cancelled',
    );
  });

  it('are read by name or index [STATUS-01]', () => {
    expect(readBookingStatus('No_Show')).toBe('No_Show');
    expect(readBookingStatus(5)).toBe('Canceled');
    expect(readBookingStatus('Done')).toBeUndefined();
    expect(readBookingStatus(6)).toBeUndefined();
  });
});

describe('account statuses', () => {
  it('never go back to New', () => {
    expect(accountStatuses).toEqual(['Processing', 'Inactive', 'Active', 'New', 'Deactivated']);
    expect(Object.values(nextAccountStatuses).flat()).not.toContain('New');
  });

  it('take the same status again as no move', () => {
    for (const status of accountStatuses) expect(canMoveAccount(status, status)).toBe(true);
  });

  it('are read by name in any letter case or by index [API-53]', () => {
    expect(readAccountStatus('deactivated')).toBe('Deactivated');
    expect(readAccountStatus('2')).toBe('Active');
    expect(readAccountStatus('gone')).toBeUndefined();
  });
});
