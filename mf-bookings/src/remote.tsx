import { lazyPage } from 'shared-ui';
import { type PortalRoute, REMOTE_CONTRACT, type Remote } from 'shared-ui/remote';
import { navigation } from './navigation.ts';

const dashboard = { label: 'Dashboard', to: '/app/dashboard' };

const allServices = { label: 'All Services', to: '/app/services' };
const bookings = { label: 'Bookings', to: '/app/client-services' };

const routes: readonly PortalRoute[] = [
  {
    path: 'app/dashboard',
    Component: lazyPage(async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage),
    handle: { title: 'Dashboard', breadcrumbs: [{ label: 'Dashboard' }], access: 'signed-in' },
  },
  {
    path: 'app/services',
    Component: lazyPage(async () => (await import('./services/ServicesPage.tsx')).ServicesPage),
    handle: {
      title: 'All Services',
      breadcrumbs: [dashboard, { label: 'All Services' }],
      access: 'signed-in',
    },
  },
  {
    path: 'app/activities',
    Component: lazyPage(async () => (await import('./activities/ActivitiesPage.tsx')).ActivitiesPage),
    handle: {
      title: 'All Activities',
      breadcrumbs: [dashboard, { label: 'All Activities' }],
      access: 'signed-in',
    },
  },
  {
    path: 'app/client-services',
    Component: lazyPage(async () => (await import('./bookings-list/BookingsPage.tsx')).BookingsPage),
    handle: { title: 'Bookings', breadcrumbs: [dashboard, { label: 'Bookings' }], access: 'signed-in' },
  },
  // Once these two have their data, their crumbs name the service (BOOK-01).
  {
    path: 'app/service/:service_id/create-booking',
    Component: lazyPage(
      async () => (await import('./create-booking/CreateBookingPage.tsx')).CreateBookingPage,
    ),
    handle: {
      title: 'Create Booking',
      breadcrumbs: [dashboard, allServices, { label: 'Create Booking' }],
      access: 'client',
    },
  },
  {
    path: 'app/booking/:booking_id',
    Component: lazyPage(async () => (await import('./BookingPage.tsx')).BookingPage),
    handle: {
      title: 'Booking',
      breadcrumbs: [dashboard, bookings, { label: 'Booking' }],
      access: 'signed-in',
    },
  },
];

export default {
  contract: REMOTE_CONTRACT,
  name: 'mf-bookings',
  routes,
  navigation,
  slots: {
    'bookings.detail': async () => ({ default: (await import('./BookingPage.tsx')).BookingById }),
  },
} satisfies Remote;
