import { listed } from '../PersonalTable.ts';

/** As bodies and rows of passengers name them. */
export const passengerKeys = listed(
  'FirstName MiddleName LastName Designation Gender MobileNumber SchoolName IsStudent NIN WheelChair SpecialRequirement Reference first_name middle_name last_name designation gender mobile_number school_name is_student nin wheel_chair special_requirement reference name names passengers',
);
/** As the audit names details of accounts, money that goes to somebody, and words that somebody wrote. */
export const accountKeys = listed(
  'FirstName MiddleName LastName BusinessName Email PhoneNumber Registered_Address RegistrationNumber Identification MeansOfId NameOfSchool Gender State firstName lastName businessName email phoneNumber name accountName accountNumber text reason note letter',
);
export const ofAccount = 'owner_id = $1';
export const ofBookings = 'booking_id in (select id from bookings where owner_id = $1)';
export const erasedName = 'Erased client';
export const erasedPassenger = 'Erased passenger';
export const erasedText = 'Erased';
export const books = { kept: 'books' } as const;
export const secret = { exported: false } as const;
export const row = { kept: 'row' } as const;
export const monthPastEnd = { days: 30, since: 'expires_at', after: 'they end' };
