export interface Broken {
  readonly id: string;
  readonly file: string;
  /** The text must occur exactly once in `file`. */
  readonly find: string;
  readonly replace: string;
}

/** The patches have no line numbers, so a change elsewhere in a file does not concern them. */
const patches = String.raw`
ERR-24 shared-api/src/staff/contract.ts
- Fetching stats failed. Kindly Refresh
+ Error fetching stats. Kindly Refresh
ERR-25 shared-api/src/clients/contract.ts
- Error fetching stats. Kindly Refresh
+ Fetching stats failed. Kindly Refresh
BOOK-50 shared-api/src/bookings/pricing.ts
- flightCode(flight.Flight_Number)
+ flight.Flight_Number.trim().toUpperCase()
NOTIFY-10 shared-api/src/feedback/contract.ts
- loading: 'Submitting feedback'
+ loading: true
ERR-23 shared-api/src/clients/contract.ts
- returns<typeof replies.listClients>(),
-   key: keys.clients,
-   meta: { failure: 'Fetching all clients failed. Kindly Refresh' }
+ returns<typeof replies.listClients>(),
+   key: keys.clients,
+   meta: { failure: 'Fetching clients failed. Kindly Refresh' }
REG-20 shared-api/src/sign-in/passwords.ts
- [/\d/, 'Password must contain a digit'
+ [/[\d\W]/, 'Password must contain a digit'
REG-34 shared-api/src/accounts/schemas.ts
- /^[12]\d{3}$/
+ /^[12]\d{3}/
REG-45 shared-api/src/registration/schemas.ts
- governmentRegistration.shape({
-   GovernmentStaffType: choice(governmentStaffTypes),
+ governmentRegistration.shape({
+   GovernmentStaffType: choice(governmentStaffTypes, 'Please select a staff type'),
CANCEL-06 shared-api/src/bookings/client.ts
- Booking canceled successfully
+ Booking updated successfully
PROFILE-16 shared-api/src/accounts/client.ts
- return call(api.updateGovernment, { body: update.body });
+ return call(api.updateIndividual, { body: update.body as never });
PROFILE-17 shared-api/src/accounts/client.ts
- loading: 'Updating profile',
-     invalidates: [keys.user],
+ loading: 'Updating profile',
+     invalidates: [],
STATUS-14 shared-api/src/clients/client.ts
- invalidates: [keys.clients, keys.staffUsers, keys.user, keys.stats, keys.activities],
-     },
-   });
-
- export const changeClientStatusMutation
+ invalidates: [keys.user, keys.stats, keys.activities],
+     },
+   });
+
+ export const changeClientStatusMutation
EXPORT-03 shared-api/src/wallet/client.ts
- Registrations transactions.csv
+ Registration transactions.csv
ERR-20 shared-api/src/wallet/contract.ts
- returns<typeof replies.transactionById>(),
-   key: keys.transactions,
-   meta: { failure: 'Error fetching transaction. Kindly Refresh' }
+ returns<typeof replies.transactionById>(),
+   key: keys.transactions,
+   meta: { failure: 'Failed to fetch transactions' }
CONST-01 shared-api/src/accounts/rules.ts
- Individual: 2,
-   Family: 3,
+ Individual: 3,
+   Family: 2,
BOOK-34 shared-api/src/bookings/requestBodies.ts
- Please select a destination
+ Invalid airport selection
AUTH-32 shell/src/session/watchSession.ts
- queryClient.clear();
+ queryClient.removeQueries({ queryKey: ['services'] });
SHELL-20 shared-ui/src/data/Pagination.tsx
- pageWindow(page, totalPages).map(
+ pageWindow(page, totalPages).slice(0, 3).map(
CONST-08 shared-ui/src/text/DateText.tsx
- {breakable(formatDateTime(at))}
+ {breakable(formatDate(at))}
REG-43 mf-accounts/src/shared/ServiceTypeField.tsx
- name="ClientTypeId"
+ name="ServiceTypeId"
TRANSDETAIL-02 mf-bookings/src/pages.ts
- (await import('./BookingPage.tsx')).BookingById
+ (await import('./BookingPage.tsx')).BookingPage
SHELL-18 shared-ui/src/data/tableCaption.ts
- (page - 1) * pageSize + 1
+ (page - 1) * shown + 1
SHELL-28 shared-ui/src/form/FileDropZone.tsx
- void add(added);
+ void add(added.slice(0, 1));
SHELL-32 mf-bookings/src/create-booking/BookingWizard.tsx
- !locked && (
+ locked && (
AUTH-23 shell/src/session/visited.ts
- .slice(-maxAddresses)
+ .slice(-1)
LAND-14 shell/src/landing/content.ts
- To add, for example, ₦500,000:
+ To add, for example, ₦50,000:
REG-67 mf-accounts/src/register/RegistrationSuccessPage.tsx
- breadcrumbs={[{ label: 'Create account' }]}
+ breadcrumbs={[{ label: 'Registration' }]}
RESET-06 mf-accounts/src/reset-password/ResetPasswordPage.tsx
- RESET PASSWORD
+ Reset password
SURVEY-01 mf-accounts/src/pages.ts
- title: 'Customer service feedback',
-     access: 'public',
+ title: 'Customer service feedback',
+     access: 'signed-in',
SURVEY-03 shared-ui/src/form/SliderField.tsx
- max={max}
+ max={max} step={2}
BOOK-02 mf-bookings/src/create-booking/BookingWizard.tsx
- const steps = ['Details', 'Review and confirm'];
+ const steps = ['Details', 'Passengers', 'Review and confirm'];
BOOKDETAIL-09 mf-bookings/src/booking-detail/PassengerTable.tsx
-  text={text}>
+  text={text.slice(0, 80)}>
ERR-29 mf-bookings/src/dashboard/RecentActivities.tsx
- Fetching user activities failed. Kindly Refresh
+ Fetching activities failed. Kindly Refresh
WALLET-06 mf-wallet/src/wallet-panel/WalletPanel.tsx
-           <Button variant="primary" onClick={onFund}>
-             Fund
-           </Button>
+           <Button variant="primary" onClick={onFund}>
+             Add
+           </Button>
WALLET-10 mf-wallet/src/wallet-panel/LastTransactions.tsx
- transactionsQuery(transactionTypes.fund,
+ transactionsQuery(transactionTypes.registration,
WALLET-16 mf-wallet/src/fund-wallet/fundingAmount.ts
- return kobo < minimumKobo
+ return kobo < minimumKobo - 100
TRANS-04 mf-wallet/src/transactions/TransactionsTab.tsx
-             Export
-           </Button>
+             {type !== 1 && 'Export'}
+           </Button>
TRANS-22 mf-staff/src/transactions/StaffTransactions.tsx
- tabOf(3, 'Funds Services', transactionTypes.fund,
+ tabOf(3, 'Funds Services', transactionTypes.registration,
STAFF-12 mf-staff/src/shared/bookingOutcomes.ts
- return outcome && may(outcome.permission) ? [{ ...outcome, to }] : [];
+ return outcome ? [{ ...outcome, to }] : [];
STAFF-13 mf-staff/src/client/statusActions.tsx
- mutateAsync({ Id: client.id, Status: to, Reason })
+ mutateAsync({ Id: client.id, Status: to })
API-04 provider-api/src/http/serve.ts
- return reply.type('application/json').send(JSON.stringify(envelope));
+ return reply.code(endpoint.method === 'DELETE' ? 204 : 200).type('application/json').send(JSON.stringify(envelope));
API-09 provider-api/src/portalLinks.ts
- /reset-password/
+ /reset-password?code=
API-11 provider-api/src/domains/accounts/verify-email/verifyEmail.ts
-  || (!found.alreadyVerified && found.expiresAt <= now)
API-14 provider-api/src/domains/accounts/registration/registerAccount.ts
- is_family: isFamily,
+ is_family: false,
API-15 provider-api/src/domains/accounts/profile/updateUser.ts
-       middle_name: body.middleName,
API-44 provider-api/src/http/fileReply.ts
- type: 'application/pdf'
+ type: 'application/octet-stream'
API-49 shared-api/src/services/contract.ts
- path: '/services',
-   access: ['services.edit'],
-   summary: 'Add a service'
+ path: '/services',
+   access: ['services.read'],
+   summary: 'Add a service'
INVOICE-04 provider-api/src/domains/bookings/documents/bookingReceipt.ts
- [first.id, ...rest.map(({ id }) => id)]
+ [first.id, ...rest.slice(1).map(({ id }) => id)]
INVOICE-07 provider-api/src/documents/renderInvoice.ts
- { label: 'Quantity', share: 11, align: 'right' }
+ { label: 'Qty', share: 11, align: 'right' }
`;

export const broken: readonly Broken[] = patches
  .trim()
  .split(/\n(?=[A-Z]+-\d+ )/)
  .map((patch) => {
    const [head = '', ...lines] = patch.split('\n');
    const [id = '', file = ''] = head.split(' ');
    const side = (sign: string): string =>
      lines.flatMap((line) => (line.startsWith(sign) ? [line.slice(2)] : [])).join('\n');
    return { id, file, find: side('-'), replace: side('+') };
  });
