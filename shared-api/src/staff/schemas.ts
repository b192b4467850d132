import {
  choice,
  email,
  oneOf,
  optionalLinesFrom3,
  optionalVersion,
  phone,
  profileName,
} from '../contract/fields.ts';
import { searchedPage } from '../contract/queries.ts';
import { array, number, object } from '../contract/yup.ts';
import { roles, type StaffRole } from '../permissions/permissions.ts';
import { accountStatuses } from '../statuses/statuses.ts';
import { staffSorts } from './rules.ts';

export const staffRoles = roles.filter((role): role is StaffRole => role !== 'Client');

export const staffInvitation = object({
  Email: email(),
  FirstName: profileName(),
  LastName: profileName(),
  PhoneNumber: phone(),
  Role: choice(staffRoles),
  AirportIds: array(number().integer().min(1).max(18).required()).optional(),
});

/** A Protocol Officer may see only bookings at these airports. Other roles have no airports. */
export const staffRoleBody = object({
  Role: choice(staffRoles),
  AirportIds: array(number().integer().min(1).max(18).required()).optional(),
  Reason: optionalLinesFrom3(500).optional(),
  version: optionalVersion(),
});

export const staffList = searchedPage.shape({
  role: oneOf(staffRoles),
  status: oneOf(accountStatuses),
  airportId: number().integer().min(1).max(18).optional(),
  sort: oneOf(staffSorts),
});
