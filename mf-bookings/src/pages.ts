import { listActivities } from 'shared-api/accounts';
import { bookingStats, listOwnBookings } from 'shared-api/bookings';
import { listOf, queryOf } from 'shared-api/http';
import { listAirports, listServices, serviceById } from 'shared-api/services';
import type { Page, Remote } from 'shared-ui/remote';

/**
 * The build runs this file to list the pages in /remotes.json. This file may import only types, endpoints,
 * `queryOf` and `listOf`.
 */
export const pages: readonly Page[] = [
  {
    path: 'app/dashboard',
    load: async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage,
    title: 'Dashboard',
    above: [],
    access: 'client',
    menu: { icon: 'dashboard', order: 10 },
    firstCalls: () => [
      listOf(listOwnBookings, {
        query: { status: 'Processing', ahead: true, sort: 'travel', pageNumber: 1 },
      }),
      queryOf(bookingStats, {}),
      listOf(listOwnBookings, { query: { pageNumber: 1 } }),
      queryOf(listServices, {}),
      listOf(listActivities, { query: { pageNumber: 1, pageSize: 20 } }),
    ],
  },
  {
    path: 'app/services',
    load: async () => (await import('./services/ServicesPage.tsx')).ServicesPage,
    title: 'All Services',
    access: 'client',
    menu: { icon: 'services', order: 20 },
    firstCalls: () => [queryOf(listServices, {})],
  },
  {
    path: 'app/activities',
    load: async () => (await import('./activities/ActivitiesPage.tsx')).ActivitiesPage,
    title: 'All Activities',
    access: 'signed-in',
    menu: { label: 'Users Activities', icon: 'activities', order: 40, group: 'Records' },
    firstCalls: () => [listOf(listActivities, { query: { pageNumber: 1, pageSize: 7 } })],
  },
  // SHELL-07 prescribes the entries of the clients' menu, and this page is not among them. The dashboard has a
  // link to the page.
  {
    path: 'app/client-services',
    load: async () => (await import('./OwnBookingsPage.tsx')).OwnBookingsPage,
    title: 'Bookings',
    access: 'client',
    firstCalls: ({ today }) => [
      listOf(listOwnBookings, {
        query: {
          status: 'Processing,Service_Rendered,Payment_Received,No_Show',
          from: today,
          sort: 'travel',
          pageNumber: 1,
        },
      }),
    ],
  },
  {
    path: 'app/people',
    load: async () => (await import('./people/PeoplePage.tsx')).PeoplePage,
    title: 'Saved people',
    above: [{ label: 'Profile', to: '/app/profile' }],
    access: ['people.own'],
  },
  {
    path: 'app/service/:service_id/create-booking',
    load: async () => (await import('./create-booking/CreateBookingPage.tsx')).CreateBookingPage,
    title: 'Create Booking',
    above: [{ label: 'All Services', to: '/app/services' }],
    access: ['bookings.create'],
    firstCalls: ({ id }) => [
      queryOf(serviceById, { params: { id: id('service_id') } }),
      queryOf(listAirports, {}),
      queryOf(listServices, {}),
    ],
  },
  {
    path: 'app/booking/:booking_id',
    load: async () => (await import('./BookingPage.tsx')).BookingPage,
    title: 'Booking',
    above: [{ label: 'Bookings', to: '/app/client-services' }],
    access: 'signed-in',
  },
  {
    path: 'app/orders',
    load: async () => (await import('./orders/OrdersPage.tsx')).OrdersPage,
    title: 'Orders',
    access: 'client',
  },
  {
    path: 'app/order/:order_id',
    load: async () => (await import('./orders/OrderPage.tsx')).OrderPage,
    title: 'Order',
    above: [{ label: 'Orders', to: '/app/orders' }],
    access: 'signed-in',
  },
  {
    path: 'v/:code',
    load: async () => (await import('./verify/VerifyPage.tsx')).VerifyPage,
    title: 'Voucher',
    access: 'public',
  },
  {
    path: 'booking-terms',
    load: async () => (await import('./terms/BookingTermsPage.tsx')).BookingTermsPage,
    title: 'Terms of booking',
    access: 'public',
  },
  {
    path: 'app/booking/:booking_id/change',
    load: async () => (await import('./change-booking/ChangeBookingPage.tsx')).ChangeBookingPage,
    title: 'Change booking',
    above: [{ label: 'Bookings', to: '/app/client-services' }],
    access: ['bookings.change', 'bookings.changeAny'],
  },
];

export const slots = {
  'bookings.detail': async () => ({ default: (await import('./BookingPage.tsx')).BookingById }),
} satisfies Remote['slots'];
