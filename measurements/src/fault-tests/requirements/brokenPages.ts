import type { Broken } from './Broken.ts';

export const brokenPages: Readonly<Record<string, Broken>> = {
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
    find: `actions={
        <Button
          icon={<Icon name="download" />}`,
    replace: `actions={
        type !== 1 && <Button
          icon={<Icon name="download" />}`,
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
};
