import { links } from './links.ts';

it('every path of the portal', () => {
  const built = {
    home: links.home(),
    login: links.login(),
    loginForFeedback: links.loginForFeedback(13),
    forgotPassword: links.forgotPassword(),
    register: links.register(),
    registerCorporate: links.registerCorporate(),
    registerGovernment: links.registerGovernment(),
    registerIndividual: links.registerIndividual(),
    registerFamily: links.registerFamily(),
    registrationSuccess: links.registrationSuccess(),
    registrationStatus: links.registrationStatus('code'),
    verifyEmail: links.verifyEmail('a/b'),
    resetPassword: links.resetPassword('code'),
    customerSurvey: links.customerSurvey('code'),
    invoice: links.invoice('code'),
    dashboard: links.dashboard(),
    profile: links.profile(),
    security: links.security(),
    services: links.services(),
    service: links.service(7),
    createBooking: links.createBooking(7),
    bookings: links.bookings({ page: 2 }),
    booking: links.booking('41'),
    activities: links.activities(),
    transactions: links.transactions({ tab: 'funds', page: 2 }),
    transaction: links.transaction('41', 2),
    client: links.client('9'),
    clients: links.clients({ status: 'New' }),
    desk: links.desk({ airport: 13, date: '2026-12-01' }),
    payments: links.payments({ tab: 'unpaid' }),
    adjustments: links.adjustments(),
    users: links.users(),
  };
  expect(Object.keys(built).toSorted()).toEqual(Object.keys(links).toSorted());
  expect(built).toMatchInlineSnapshot(`
{
  "activities": "/app/activities",
  "adjustments": "/app/desk/adjustments",
  "booking": "/app/booking/41",
  "bookings": "/app/client-services?page=2",
  "client": "/app/client/9",
  "clients": "/app/clients?status=New",
  "createBooking": "/app/service/7/create-booking",
  "customerSurvey": "/customer-survey/code",
  "dashboard": "/app/dashboard",
  "desk": "/app/desk/bookings?airport=13&date=2026-12-01",
  "forgotPassword": "/forget-password",
  "home": "/",
  "invoice": "/invoice?code=code",
  "login": "/login",
  "loginForFeedback": "/login?feedback=true&airportId=13",
  "payments": "/app/desk/payments?tab=unpaid",
  "profile": "/app/profile",
  "register": "/register",
  "registerCorporate": "/register-corporate-organization",
  "registerFamily": "/register-family",
  "registerGovernment": "/register-government-official",
  "registerIndividual": "/register-individual",
  "registrationStatus": "/registration-status/code",
  "registrationSuccess": "/registration-success",
  "resetPassword": "/reset-password/code",
  "security": "/app/profile/security",
  "service": "/app/service/7",
  "services": "/app/services",
  "transaction": "/app/transaction-service/41?type=2",
  "transactions": "/app/transaction-services?tab=funds&page=2",
  "users": "/app/users",
  "verifyEmail": "/verify-email/a%2Fb",
}
`);
});

it('a new booking names the one that it is made after', () => {
  expect(links.createBooking(7, { again: 21 })).toBe('/app/service/7/create-booking?again=21');
});
