import { lazyPage } from 'shared-ui';
import { type PortalRoute, REMOTE_CONTRACT, type Remote } from 'shared-ui/remote';
import { navigation } from './navigation.ts';

const dashboard = { label: 'Dashboard', to: '/app/dashboard' };
const clients = { label: 'Clients', to: '/app/clients' };

const routes: readonly PortalRoute[] = [
  {
    path: 'app/clients',
    Component: lazyPage(async () => (await import('./clients/ClientsPage.tsx')).ClientsPage),
    handle: { title: 'Clients', breadcrumbs: [dashboard, { label: 'Clients' }], access: ['clients.read'] },
  },
  {
    path: 'app/client/:id',
    Component: lazyPage(async () => (await import('./client/ClientPage.tsx')).ClientPage),
    handle: {
      title: 'Client',
      breadcrumbs: [dashboard, clients, { label: 'Client' }],
      access: ['clients.read'],
    },
  },
  {
    path: 'app/service/:id',
    Component: lazyPage(async () => (await import('./services/ServicePage.tsx')).ServicePage),
    handle: {
      title: 'Service',
      breadcrumbs: [dashboard, { label: 'All Services', to: '/app/services' }, { label: 'Service' }],
      access: ['bookings.readAll'],
    },
  },
  {
    path: 'app/desk/bookings',
    Component: lazyPage(async () => (await import('./booking-desk/BookingDeskPage.tsx')).BookingDeskPage),
    handle: {
      title: 'Booking desk',
      breadcrumbs: [dashboard, { label: 'Booking desk' }],
      access: ['bookings.readAll'],
    },
  },
  {
    path: 'app/desk/payments',
    Component: lazyPage(async () => (await import('./payments/PaymentsPage.tsx')).PaymentsPage),
    handle: {
      title: 'Payments',
      breadcrumbs: [dashboard, { label: 'Payments' }],
      access: ['payments.confirm'],
    },
  },
  {
    path: 'app/desk/adjustments',
    Component: lazyPage(async () => (await import('./adjustments/AdjustmentsPage.tsx')).AdjustmentsPage),
    handle: {
      title: 'Adjustments',
      breadcrumbs: [dashboard, { label: 'Adjustments' }],
      access: ['wallet.adjust'],
    },
  },
  {
    path: 'app/users',
    Component: lazyPage(async () => (await import('./users/UsersPage.tsx')).UsersPage),
    handle: { title: 'Users', breadcrumbs: [dashboard, { label: 'Users' }], access: ['users.read'] },
  },
  {
    path: 'app/feedback',
    Component: lazyPage(async () => (await import('./feedback/FeedbackPage.tsx')).FeedbackPage),
    handle: { title: 'Feedback', breadcrumbs: [dashboard, { label: 'Feedback' }], access: ['feedback.read'] },
  },
  {
    path: 'app/audit',
    Component: lazyPage(async () => (await import('./audit/AuditPage.tsx')).AuditPage),
    handle: { title: 'Audit', breadcrumbs: [dashboard, { label: 'Audit' }], access: ['audit.read'] },
  },
  {
    path: 'app/settings',
    Component: lazyPage(async () => (await import('./settings/SettingsPage.tsx')).SettingsPage),
    handle: { title: 'Settings', breadcrumbs: [dashboard, { label: 'Settings' }], access: ['settings.edit'] },
  },
];

export default {
  contract: REMOTE_CONTRACT,
  name: 'mf-staff',
  navigation,
  routes,
  slots: {
    'staff.bookingOutcome': async () => ({
      default: (await import('./booking-outcome/BookingOutcome.tsx')).BookingOutcome,
    }),
    'staff.bookings': async () => ({
      default: (await import('./bookings/StaffBookings.tsx')).StaffBookings,
    }),
    'staff.dashboard': async () => ({
      default: (await import('./dashboard/StaffDashboard.tsx')).StaffDashboard,
    }),
    'staff.services': async () => ({ default: (await import('./services/StaffServices.tsx')).StaffServices }),
    'staff.transactions': async () => ({
      default: (await import('./transactions/StaffTransactions.tsx')).StaffTransactions,
    }),
  },
} satisfies Remote;
