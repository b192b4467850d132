import { listed } from '../PersonalTable.ts';

/** These JSON keys are about passengers. Keys are compared in lower case and without underscores. */
export const passengerKeys = listed(
  'firstname middlename lastname designation gender mobilenumber schoolname isstudent nin wheelchair others specialrequirement reference name names passengers',
);
export const needKeys = listed('wheelchair others specialrequirement nin schoolname isstudent');
export const accountKeys = listed(
  'firstname middlename lastname businessname clientname email phonenumber mobilenumber registeredaddress registrationnumber identification meansofid nameofschool gender state name accountname accountnumber text reason decisionreason note letter file search seen what consequences measures toldto',
);
export const users = '(select id from users where id = $1 or member_of = $1)';
export const ofUser = { ofAccount: `user_id in ${users}`, ofPerson: 'user_id = $1' };
export const goesWithUser = { whose: 'everybody', ...ofUser, rowsGo: true } as const;
export const ofAccount = 'owner_id = $1';
export const ofBookings = 'booking_id in (select id from bookings where owner_id = $1)';
export const ownerOfBooking = '(select owner_id from bookings b where b.id = booking_id)';
export const ofPayments = 'payment_id in (select id from payments where owner_id = $1)';
export const ofDecisions = `wallet_user_id = $1 or ${ofPayments}`;
export const afterFlight = {
  since: '(select flight_at from bookings b where b.id = booking_id)',
  after: 'the flight',
};
export const erasedName = 'Erased {account}';
export const erasedText = 'Erased';
export const books = { kept: 'books' } as const;
export const secret = { exported: false } as const;
export const row = { kept: 'row' } as const;
export const monthPastEnd = { days: 30, since: 'expires_at', after: 'they end' };
