import { listBookings } from 'shared-api/bookings';
import { listClients, statusStats } from 'shared-api/clients';
import { listOf, queryOf } from 'shared-api/http';
import { listReleases } from 'shared-api/remotes';
import { listAudit, listStaff } from 'shared-api/staff';
import type { Page, Remote } from 'shared-ui/remote';

/** A staff list fetches its rows and its total in two calls. */
const rows = { pageNumber: 1, only: 'rows' } as const;
const total = { pageNumber: 1, only: 'total' } as const;

/**
 * The build runs this file to list the pages in /remotes.json. This file may import only types, endpoints,
 * `queryOf` and `listOf`.
 */
export const pages: readonly Page[] = [
  {
    path: 'app/dashboard',
    load: async () => (await import('./dashboard/StaffDashboard.tsx')).StaffDashboard,
    title: 'Dashboard',
    above: [],
    access: 'staff',
    menu: { icon: 'dashboard', order: 10, group: 'Today' },
  },
  {
    path: 'app/services',
    load: async () => (await import('./services/StaffServices.tsx')).StaffServices,
    title: 'All Services',
    access: 'staff',
    menu: { icon: 'services', order: 20, group: 'Set-up' },
  },
  {
    path: 'app/service/:id',
    load: async () => (await import('./services/ServicePage.tsx')).ServicePage,
    title: 'Service',
    above: [{ label: 'All Services', to: '/app/services' }],
    access: ['bookings.readAll'],
  },
  {
    path: 'app/transaction-services',
    load: async () => (await import('./transactions/StaffTransactions.tsx')).StaffTransactions,
    title: 'Transactions',
    access: 'staff',
    menu: { icon: 'transactions', order: 130, group: 'Money' },
  },
  {
    path: 'app/client-services',
    load: async () => (await import('./bookings/StaffBookings.tsx')).StaffBookings,
    title: 'Bookings',
    access: ['bookings.readAll'],
    menu: { icon: 'bookings', order: 106, group: 'Today', waiting: ['withoutOutcome'] },
    firstCalls: () => [listOf(listBookings, { query: rows }), listOf(listBookings, { query: total })],
  },
  {
    path: 'app/desk/bookings',
    load: async () => (await import('./booking-desk/BookingDeskPage.tsx')).BookingDeskPage,
    title: 'Booking desk',
    access: ['bookings.readAll'],
    menu: { icon: 'desk', order: 105, group: 'Today', waiting: ['bookingsToday'] },
  },
  {
    path: 'app/desk/roster',
    load: async () => (await import('./roster/RosterPage.tsx')).RosterPage,
    title: 'Roster',
    access: ['bookings.readAll'],
    menu: { icon: 'calendar', order: 107, group: 'Today', waiting: ['withoutOfficer'] },
  },
  {
    path: 'desk/offline',
    load: async () => (await import('./booking-desk/offline-desk/OfflineDeskPage.tsx')).OfflineDeskPage,
    title: 'Kept desk',
    above: [],
    access: 'public',
  },
  {
    path: 'app/clients',
    load: async () => (await import('./clients/ClientsPage.tsx')).ClientsPage,
    title: 'Clients',
    access: ['clients.read'],
    menu: { icon: 'clients', order: 110, group: 'Clients', waiting: ['reviews', 'internationalRequests'] },
    firstCalls: () => [
      listOf(listClients, { query: rows }),
      listOf(listClients, { query: total }),
      queryOf(statusStats, {}),
    ],
  },
  {
    path: 'app/client/:id',
    load: async () => (await import('./client/ClientPage.tsx')).ClientPage,
    title: 'Client',
    above: [{ label: 'Clients', to: '/app/clients' }],
    access: ['clients.read'],
  },
  {
    path: 'app/desk/payments',
    load: async () => (await import('./payments/PaymentsPage.tsx')).PaymentsPage,
    title: 'Payments',
    access: ['payments.confirm'],
    menu: { icon: 'payments', order: 112, group: 'Money', waiting: ['paymentsToLookAt'] },
  },
  {
    path: 'app/desk/adjustments',
    load: async () => (await import('./adjustments/AdjustmentsPage.tsx')).AdjustmentsPage,
    title: 'Adjustments',
    access: ['wallet.adjust'],
    menu: { icon: 'adjustments', order: 114, group: 'Money' },
  },
  {
    path: 'app/desk/books',
    load: async () => (await import('./books/BooksPage.tsx')).BooksPage,
    title: 'Books',
    access: ['books.read'],
    menu: { icon: 'table', order: 118, group: 'Money' },
  },
  {
    path: 'app/desk/books/file/:id',
    load: async () => (await import('./books/settlement/FilePage.tsx')).FilePage,
    title: 'Settlement file',
    above: [{ label: 'Books', to: '/app/desk/books' }],
    access: ['books.read'],
  },
  {
    path: 'app/desk/corrections',
    load: async () => (await import('./corrections/CorrectionsPage.tsx')).CorrectionsPage,
    title: 'Corrections',
    access: ['bookings.correct'],
    menu: { icon: 'undo', order: 116, group: 'Money', setting: 'correctionDays' },
  },
  {
    path: 'app/users',
    load: async () => (await import('./users/UsersPage.tsx')).UsersPage,
    title: 'Users',
    access: ['users.read'],
    menu: { icon: 'users', order: 120, group: 'Set-up' },
    firstCalls: () => [listOf(listStaff, { query: rows }), listOf(listStaff, { query: total })],
  },
  {
    path: 'app/feedback',
    load: async () => (await import('./feedback/FeedbackPage.tsx')).FeedbackPage,
    title: 'Feedback',
    access: ['feedback.read'],
    menu: { icon: 'star', order: 130, group: 'Clients' },
  },
  {
    path: 'app/audit',
    load: async () => (await import('./audit/AuditPage.tsx')).AuditPage,
    title: 'Audit',
    access: ['audit.read'],
    menu: { icon: 'audit', order: 140, group: 'Records' },
    firstCalls: () => [listOf(listAudit, { query: rows }), listOf(listAudit, { query: total })],
  },
  {
    path: 'app/privacy',
    load: async () => (await import('./privacy/PrivacyPage.tsx')).PrivacyPage,
    title: 'Privacy',
    access: ['privacy.handle'],
    menu: { icon: 'lock', order: 142, group: 'Records' },
  },
  {
    path: 'app/remotes',
    load: async () => (await import('./remotes/RemotesPage.tsx')).RemotesPage,
    title: 'Remotes',
    access: ['remotes.release'],
    menu: { icon: 'upload', order: 145, group: 'Records' },
    firstCalls: () => [queryOf(listReleases, {})],
  },
  {
    path: 'app/settings',
    load: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
    title: 'Settings',
    access: ['settings.edit'],
    menu: { icon: 'settings', order: 150, group: 'Set-up' },
  },
];

export const slots = {
  'staff.bookingOutcome': async () => ({
    default: (await import('./booking-outcome/BookingOutcome.tsx')).BookingOutcome,
  }),
} satisfies Remote['slots'];
