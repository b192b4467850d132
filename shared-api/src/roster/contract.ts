import { maxBulkRows } from '../bulk/rules.ts';
import { endpoint, type ReplyOf, returns } from '../contract/endpoint.ts';
import {
  id,
  optionalId,
  optionalTextFrom3,
  optionalTimestamp,
  optionalVersion,
  timestamp,
} from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, day } from '../contract/queries.ts';
import { array, boolean, object } from '../contract/yup.ts';
import { dayMs } from '../dates/dates.ts';
import type { replies } from './replies.ts';
import { isShiftSpan, maxRosterDays, shiftTooLong } from './rules.ts';

const invalidates = [keys.bookings];

export const listShifts = endpoint({
  method: 'GET',
  path: '/desk/shifts',
  access: ['bookings.readAll'],
  summary: 'Who works at an airport on some days, and who may',
  query: object({
    airportId: id(),
    from: day(),
    to: day().test('span', `At most ${maxRosterDays} days`, (to, { parent }) => {
      const days = (Date.parse(to) - Date.parse(parent.from)) / dayMs + 1;
      return !(days < 1 || days > maxRosterDays);
    }),
  }),
  reply: returns<typeof replies.listShifts>(),
  key: keys.bookings,
  meta: { failure: 'Fetching the roster failed. Kindly Refresh' },
});

const endsInTime = (endsAt: string | undefined, startsAt: unknown) =>
  typeof startsAt !== 'string' || endsAt === undefined || isShiftSpan(startsAt, endsAt);

export const createShift = endpoint({
  method: 'POST',
  path: '/desk/shifts',
  access: ['desk.roster', 'desk.checkIn'],
  summary: 'Give an officer a shift; for Administrators and the lead of the airport',
  body: object({
    officerId: id(),
    airportId: id(),
    startsAt: timestamp(),
    endsAt: timestamp().test('span', shiftTooLong, (endsAt, { parent }) =>
      endsInTime(endsAt, parent.startsAt),
    ),
    isLead: boolean().optional(),
  }),
  idempotent: true,
  reply: returns<typeof replies.createShift>(),
  meta: { success: 'Shift added successfully', failure: 'The shift was not added', invalidates },
});

export const updateShift = endpoint({
  method: 'PATCH',
  path: '/desk/shifts/:id',
  access: ['desk.roster', 'desk.checkIn'],
  summary: 'Change a shift, or cancel it; what is not named stays',
  params: byId,
  body: object({
    startsAt: optionalTimestamp(),
    endsAt: optionalTimestamp(),
    isLead: boolean().optional(),
    canceled: boolean().optional(),
    version: optionalVersion(),
  }),
  reply: returns<typeof replies.updateShift>(),
  meta: { success: 'Shift changed successfully', failure: 'The shift was not changed', invalidates },
});

const some = 'Choose at least one booking';
const tooMany = `Choose at most ${maxBulkRows} bookings`;

export const assignOfficer = endpoint({
  method: 'POST',
  path: '/desk/assignments',
  access: ['desk.roster', 'desk.checkIn'],
  summary: 'Give these bookings an officer, or release theirs, each by itself',
  body: object({
    Rows: array(
      /** `From` is the officer that the page showed. A booking with another officer is not changed. */
      object({ Id: id(), From: optionalId().nullable() }).required(),
    )
      .required(some)
      .min(1, some)
      .max(maxBulkRows, tooMany),
    officerId: optionalId().nullable().defined('Choose an officer'),
    reason: optionalTextFrom3(500).optional(),
  }),
  reply: returns<typeof replies.assignOfficer>(),
  meta: { failure: 'The officer was not assigned', invalidates: [keys.bookings, keys.stats] },
});
export type AssignedRow = ReplyOf<typeof assignOfficer>[number];
