/** `find` must occur exactly once in `file`. */
export interface Broken {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

export const broken: Readonly<Record<string, Broken>> = {
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
    file: 'shared-api/src/bookings/requestBodies.ts',
    find: 'Please select a destination',
    replace: 'Invalid airport selection',
  },
  'AUTH-32': {
    file: 'shell/src/session/watchSession.ts',
    find: 'queryClient.clear();',
    replace: `queryClient.removeQueries({ queryKey: ['services'] });`,
  },
  'SHELL-20': {
    file: 'shared-ui/src/data/Pagination.tsx',
    find: 'pageWindow(page, totalPages).map(',
    replace: 'pageWindow(page, totalPages).slice(0, 3).map(',
  },
  'CONST-08': {
    file: 'shared-ui/src/text/DateText.tsx',
    find: '{breakable(formatDateTime(at))}',
    replace: '{breakable(formatDate(at))}',
  },
  'REG-43': {
    file: 'mf-accounts/src/shared/ServiceTypeField.tsx',
    find: 'name="ClientTypeId"',
    replace: 'name="ServiceTypeId"',
  },
  'TRANSDETAIL-02': {
    file: 'mf-bookings/src/pages.ts',
    find: `(await import('./BookingPage.tsx')).BookingById`,
    replace: `(await import('./BookingPage.tsx')).BookingPage`,
  },
  'SHELL-18': {
    file: 'shared-ui/src/data/tableCaption.ts',
    find: '(page - 1) * pageSize + 1',
    replace: '(page - 1) * shown + 1',
  },
  'SHELL-28': {
    file: 'shared-ui/src/form/FileDropZone.tsx',
    find: 'void add(added);',
    replace: 'void add(added.slice(0, 1));',
  },
  'SHELL-32': {
    file: 'shared-ui/src/navigation/BackButton.tsx',
    find: 'step > 1 ?',
    replace: 'step > 2 ?',
  },
  'AUTH-23': {
    file: 'shell/src/session/visited.ts',
    find: '.slice(-maxAddresses)',
    replace: '.slice(-1)',
  },
  'LAND-14': {
    file: 'shell/src/landing/content.ts',
    find: 'To add, for example, ₦500,000:',
    replace: 'To add, for example, ₦50,000:',
  },
  'REG-67': {
    file: 'mf-accounts/src/register/RegistrationSuccessPage.tsx',
    find: `breadcrumbs={[{ label: 'Create account' }]}`,
    replace: `breadcrumbs={[{ label: 'Registration' }]}`,
  },
  'RESET-06': {
    file: 'mf-accounts/src/reset-password/ResetPasswordPage.tsx',
    find: 'RESET PASSWORD',
    replace: 'Reset password',
  },
  'SURVEY-01': {
    file: 'mf-accounts/src/pages.ts',
    find: `title: 'Customer service feedback',
    access: 'public',`,
    replace: `title: 'Customer service feedback',
    access: 'signed-in',`,
  },
  'SURVEY-03': {
    file: 'shared-ui/src/form/SliderField.tsx',
    find: 'max={max}',
    replace: 'max={max} step={2}',
  },
  'BOOK-02': {
    file: 'mf-bookings/src/create-booking/BookingWizard.tsx',
    find: `const steps = ['Details', 'Review and confirm'];`,
    replace: `const steps = ['Details', 'Passengers', 'Review and confirm'];`,
  },
  'BOOKDETAIL-09': {
    file: 'mf-bookings/src/booking-detail/PassengerTable.tsx',
    find: '`} text={text}>',
    replace: '`} text={text.slice(0, 80)}>',
  },
  'ERR-29': {
    file: 'mf-bookings/src/dashboard/RecentActivities.tsx',
    find: 'Fetching user activities failed. Kindly Refresh',
    replace: 'Fetching activities failed. Kindly Refresh',
  },
  'WALLET-06': {
    file: 'mf-wallet/src/wallet-panel/WalletPanel.tsx',
    find: `          <Button variant="primary" onClick={onFund}>
            Fund
          </Button>`,
    replace: `          <Button variant="primary" onClick={onFund}>
            Add
          </Button>`,
  },
  'WALLET-10': {
    file: 'mf-wallet/src/wallet-panel/LastTransactions.tsx',
    find: 'transactionsQuery(transactionTypes.fund,',
    replace: 'transactionsQuery(transactionTypes.registration,',
  },
  'WALLET-16': {
    file: 'mf-wallet/src/fund-wallet/fundingAmount.ts',
    find: 'fundingKobo(typed) < minimumKobo\n',
    replace: 'fundingKobo(typed) < minimumKobo - 100\n',
  },
  'TRANS-04': {
    file: 'mf-wallet/src/transactions/TransactionsTab.tsx',
    find: `            Export
          </Button>`,
    replace: `            {type !== 1 && 'Export'}
          </Button>`,
  },
  'TRANS-22': {
    file: 'mf-staff/src/transactions/StaffTransactions.tsx',
    find: `tabOf(3, 'Funds Services', transactionTypes.fund,`,
    replace: `tabOf(3, 'Funds Services', transactionTypes.registration,`,
  },
  'STAFF-12': {
    file: 'mf-staff/src/shared/bookingOutcomes.ts',
    find: 'return outcome && may(outcome.permission) ? [{ ...outcome, to }] : [];',
    replace: 'return outcome ? [{ ...outcome, to }] : [];',
  },
  'STAFF-13': {
    file: 'mf-staff/src/client/statusActions.tsx',
    find: 'mutateAsync({ Id: client.id, Status: to, Reason })',
    replace: 'mutateAsync({ Id: client.id, Status: to })',
  },
  'API-04': {
    file: 'provider-api/src/http/serve.ts',
    find: `return reply.type('application/json').send(JSON.stringify(envelope));`,
    replace: `return reply.code(endpoint.method === 'DELETE' ? 204 : 200).type('application/json').send(JSON.stringify(envelope));`,
  },
  'API-09': {
    file: 'provider-api/src/portalLinks.ts',
    find: '/reset-password/',
    replace: '/reset-password?code=',
  },
  'API-11': {
    file: 'provider-api/src/domains/accounts/verify-email/verifyEmail.ts',
    find: ' || (!found.alreadyVerified && found.expiresAt <= now)',
    replace: '',
  },
  'API-14': {
    file: 'provider-api/src/domains/accounts/registration/registerAccount.ts',
    find: 'is_family: isFamily,',
    replace: 'is_family: false,',
  },
  'API-15': {
    file: 'provider-api/src/domains/accounts/profile/updateUser.ts',
    find: '      middle_name: body.middleName,\n',
    replace: '',
  },
  'API-44': {
    file: 'provider-api/src/http/fileReply.ts',
    find: `type: 'application/pdf'`,
    replace: `type: 'application/octet-stream'`,
  },
  'API-49': {
    file: 'shared-api/src/services/contract.ts',
    find: `path: '/services',
  access: ['services.edit'],
  summary: 'Add a service'`,
    replace: `path: '/services',
  access: ['services.read'],
  summary: 'Add a service'`,
  },
  'INVOICE-04': {
    file: 'provider-api/src/domains/bookings/documents/bookingReceipt.ts',
    find: '[first.id, ...rest.map(({ id }) => id)]',
    replace: '[first.id, ...rest.slice(1).map(({ id }) => id)]',
  },
  'INVOICE-07': {
    file: 'provider-api/src/documents/renderInvoice.ts',
    find: `{ label: 'Quantity', share: 11, align: 'right' }`,
    replace: `{ label: 'Qty', share: 11, align: 'right' }`,
  },
};
