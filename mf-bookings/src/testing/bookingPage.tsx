import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  listAirports,
  listOwnBookings,
  listPeople,
  listServices,
  serviceById,
  walletBalance,
} from 'shared-api/contract';
import { airports } from 'shared-api/rules';
import { aService, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { CreateBookingPage } from '../create-booking/CreateBookingPage.tsx';

const lounge = aService({ id: 12, name: 'Lounge service', price: 20_000 });

export const aroundBooking = [
  replies(serviceById, aService()),
  replies(listServices, [aService(), lounge]),
  replies(listAirports, [...airports]),
  replies(walletBalance, { balance: { balance: 1_000_000 } }),
  replies(listOwnBookings, []),
  replies(listPeople, []),
];

export const showBookingPage = () =>
  renderPortal(<CreateBookingPage />, {
    route: '/app/service/11/create-booking',
    path: '/app/service/:service_id/create-booking',
  });

export const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}( \\*)?$`));
export const box = (name: string) => screen.getByRole('checkbox', { name });
export const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
