import type { Broken } from './Broken.ts';

export const brokenRules: Readonly<Record<string, Broken>> = {
  'ERR-24': {
    file: 'shared-api/src/staff/contract.ts',
    find: 'Fetching stats failed. Kindly Refresh',
    replace: 'Error fetching stats. Kindly Refresh',
  },
  'ERR-25': {
    file: 'shared-api/src/clients/contract.ts',
    find: 'Error fetching stats. Kindly Refresh',
    replace: 'Fetching stats failed. Kindly Refresh',
  },
  'BOOK-50': {
    file: 'shared-api/src/bookings/pricing.ts',
    find: 'flightCode(flight.Flight_Number)',
    replace: 'flight.Flight_Number.trim().toUpperCase()',
  },
  'NOTIFY-10': {
    file: 'shared-api/src/feedback/contract.ts',
    find: `loading: 'Submitting feedback'`,
    replace: 'loading: true',
  },
  'ERR-23': {
    file: 'shared-api/src/clients/contract.ts',
    find: `returns<typeof replies.listClients>(),
  key: keys.clients,
  meta: { failure: 'Fetching all clients failed. Kindly Refresh' }`,
    replace: `returns<typeof replies.listClients>(),
  key: keys.clients,
  meta: { failure: 'Fetching clients failed. Kindly Refresh' }`,
  },
  'REG-20': {
    file: 'shared-api/src/sign-in/passwords.ts',
    find: `[/\\d/, 'Password must contain a digit'`,
    replace: `[/[\\d\\W]/, 'Password must contain a digit'`,
  },
  'REG-34': {
    file: 'shared-api/src/accounts/schemas.ts',
    find: '/^[12]\\d{3}$/',
    replace: '/^[12]\\d{3}/',
  },
  'REG-45': {
    file: 'shared-api/src/registration/schemas.ts',
    find: `governmentRegistration.shape({
  GovernmentStaffType: choice(governmentStaffTypes),`,
    replace: `governmentRegistration.shape({
  GovernmentStaffType: choice(governmentStaffTypes, 'Please select a staff type'),`,
  },
  'CANCEL-06': {
    file: 'shared-api/src/bookings/client.ts',
    find: 'Booking canceled successfully',
    replace: 'Booking updated successfully',
  },
  'PROFILE-16': {
    file: 'shared-api/src/accounts/client.ts',
    find: 'return call(api.updateGovernment, { body: update.body });',
    replace: 'return call(api.updateIndividual, { body: update.body as never });',
  },
  'PROFILE-17': {
    file: 'shared-api/src/accounts/client.ts',
    find: `loading: 'Updating profile',
    invalidates: [keys.user],`,
    replace: `loading: 'Updating profile',
    invalidates: [],`,
  },
  'STATUS-14': {
    file: 'shared-api/src/clients/client.ts',
    find: 'invalidates: [keys.clients, keys.staffUsers, keys.user, keys.stats, keys.activities],\n    },\n  });\n\nexport const changeClientStatusMutation',
    replace:
      'invalidates: [keys.user, keys.stats, keys.activities],\n    },\n  });\n\nexport const changeClientStatusMutation',
  },
  'EXPORT-03': {
    file: 'shared-api/src/wallet/client.ts',
    find: 'Registrations transactions.csv',
    replace: 'Registration transactions.csv',
  },
  'ERR-20': {
    file: 'shared-api/src/wallet/contract.ts',
    find: `returns<typeof replies.transactionById>(),
  key: keys.transactions,
  meta: { failure: 'Error fetching transaction. Kindly Refresh' }`,
    replace: `returns<typeof replies.transactionById>(),
  key: keys.transactions,
  meta: { failure: 'Failed to fetch transactions' }`,
  },
  'CONST-01': {
    file: 'shared-api/src/accounts/rules.ts',
    find: 'Individual: 2,\n  Family: 3,',
    replace: 'Individual: 3,\n  Family: 2,',
  },
  'BOOK-34': {
    file: 'shared-api/src/bookings/bodies.ts',
    find: 'Please select a destination',
    replace: 'Invalid airport selection',
  },
};
