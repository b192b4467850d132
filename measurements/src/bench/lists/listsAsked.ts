/** The lists that people open most, and who asks for them. */
export const listsAsked = [
  { name: 'services that a client may book', path: '/services/services-user', by: 'client' },
  { name: 'bookings of a client', path: '/booking-services/client', by: 'client' },
  { name: 'fundings of a client', path: '/transactions/services-by-type/2', by: 'client' },
  { name: 'activities of a client', path: '/activity/client', by: 'client' },
  { name: 'clients, for staff', path: '/users/clients', by: 'staff' },
  { name: 'bookings, for staff', path: '/booking-services', by: 'staff' },
] as const;
