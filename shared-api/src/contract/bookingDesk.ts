import { array, type InferType, object, string } from 'yup';
import { isCalendarDate } from '../rules/lagosTime.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { lazily } from './lazily.ts';
import { booking } from './replies.ts';

/** A booking as the desk serves it: with whom to call when something is wrong. */
const deskBooking = lazily(() =>
  booking.shape({
    contact: object({
      name: string().required(),
      phoneNumber: string().defined().nullable(),
      email: string().required(),
    }).required(),
  }),
);
export type DeskBooking = InferType<typeof deskBooking>;

export const deskDay = endpoint({
  method: 'GET',
  path: '/booking-services/desk',
  access: ['bookings.readAll'],
  summary: 'All bookings of one day at one airport, in the order of their flights',
  query: lazily(() =>
    object({
      airportId: id(),
      date: string()
        .required('Invalid date format')
        .test('date', 'Invalid date format', (value) => isCalendarDate(value)),
    }),
  ),
  reply: lazily(() => array(deskBooking.required()).required()),
});
