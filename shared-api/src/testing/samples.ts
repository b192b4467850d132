import type { Activity, User } from '../accounts/replies.ts';
import type { Booking, Passenger } from '../bookings/replies.ts';
import type { Adjustment, InvoicedPayment } from '../payments/replies.ts';
import type { Payout } from '../payouts/replies.ts';
import { permissionsOf } from '../permissions/permissions.ts';
import type { Service } from '../services/replies.ts';
import type { Transaction } from '../wallet/replies.ts';

export const aClient = (own: Partial<User> = {}): User => ({
  id: 1,
  role: 'Client',
  clientTypeId: 1,
  firstName: 'Sample',
  lastName: 'Client',
  business_Name: null,
  email: 'client@example.test',
  phoneNumber: '+2348031234567',
  organization_CategoryId: 'Individual',
  isFamily: false,
  business_Nature: null,
  registered_Address: '1 Sample Street, Lagos',
  dateCreated: '2026-03-03T09:00:00.000Z',
  governmentStaffType: null,
  status: 'Active',
  permissions: permissionsOf('Client'),
  ...own,
});

export const aStaffMember = (role: string, own: Partial<User> = {}): User =>
  aClient({
    id: 2,
    role,
    email: 'staff@example.test',
    lastName: 'Officer',
    organization_CategoryId: null,
    permissions: permissionsOf(role),
    ...own,
  });

export const aService = (own: Partial<Service> = {}): Service => ({
  id: 11,
  name: 'Arrival service',
  description: 'Met at the aircraft and brought through the airport',
  price: 50_000,
  serviceTypeId: 1,
  status: true,
  direction: 1,
  ...own,
});

export const aPassenger = (own: Partial<Passenger> = {}): Passenger => ({
  id: 31,
  firstName: 'First',
  middleName: null,
  lastName: 'Passenger',
  designation: 'Ms.',
  gender: 'Female',
  mobileNumber: '08031234567',
  schoolName: null,
  isStudent: null,
  nin: null,
  wheel_Chair: false,
  special_Requirement: null,
  ...own,
});

export const aBooking = (own: Partial<Booking> = {}): Booking => ({
  id: 21,
  batchCode: '6f4d2a90-0000-4000-8000-000000000021',
  airportId: 1,
  destinationAirportId: 13,
  date_Of_Travel: '2026-12-01',
  date_Of_Arrival: '2026-12-01T13:00:00.000Z',
  flight_Number: 'P47121',
  airline: 'Air Peace',
  bookingStatus: 'Processing',
  paymentStatus: 'Paid',
  applicationUserId: 1,
  applicationUser: { firstName: 'Sample', lastName: 'Client', business_Name: null },
  modifiedBy_FirstName: null,
  service: { id: 11, name: 'Arrival service', price: 50_000 },
  additionalService: null,
  passengers: [aPassenger()],
  price: 50_000,
  invoiceNumber: '2026-000124',
  dateCreated: '2026-11-20T09:00:00.000Z',
  cancellableUntil: '2026-12-01T07:00:00.000Z',
  history: [],
  ...own,
});

export const aTransaction = (own: Partial<Transaction> = {}): Transaction => ({
  id: '2026-000123',
  transactionId: 41,
  transactionType: 2,
  transactType: 'Funding',
  dateCreated: '2026-11-20T09:00:00.000Z',
  amount: 500_000,
  quantity: 1,
  status: null,
  paymentStatus: 'Unpaid',
  invoiceNo: 'FND-000123',
  rrrNo: '140007752615',
  business_Name: 'Sample Client',
  createdBy: 'Sample Client',
  service: null,
  applicationUserId: 1,
  applicationUser: { registered_Address: '1 Sample Street, Lagos', phoneNumber: '+2348031234567' },
  paymentUrl: 'http://localhost:3010/pay/140007752615',
  ...own,
});

export const anInvoicedPayment = (own: Partial<InvoicedPayment> = {}): InvoicedPayment => ({
  ...aTransaction(),
  attention: null,
  paidAmount: null,
  checkedAt: null,
  datePaid: null,
  method: null,
  confirmation: null,
  ...own,
});

export const aPayout = (own: Partial<Payout> = {}): Payout => ({
  id: 8,
  applicationUserId: 1,
  business_Name: 'Sample Client',
  amount: 470_000,
  bank: 'First Bank of Nigeria',
  accountNumber: '…579',
  accountName: 'Charlie Sierra',
  reason: 'We no longer travel',
  letter: null,
  status: 'Asked',
  asked: { by: { id: 1, name: 'Sample Client' }, at: '2026-11-20T08:00:00.000Z', reason: null },
  approved: null,
  paid: null,
  transferDate: null,
  reference: null,
  refused: null,
  returned: null,
  ...own,
});

export const anAdjustment = (own: Partial<Adjustment> = {}): Adjustment => ({
  id: 5,
  applicationUserId: 7,
  business_Name: 'Sample Client',
  amount: 2500.5,
  reason: 'Teller slip 4471',
  status: 'Proposed',
  proposedBy: { id: 99, name: 'Charlie Lima' },
  dateCreated: '2026-11-20T09:00:00.000Z',
  decidedBy: null,
  dateDecided: null,
  decisionReason: null,
  ...own,
});

export const anActivity = (own: Partial<Activity> = {}): Activity => ({
  id: 51,
  dateCreated: '2026-11-20T15:05:09.000Z',
  description: 'Logged in',
  user: { business_Name: null, firstName: 'Sample', lastName: 'Client', email: 'client@example.test' },
  ...own,
});

export const fingerprintOf = (text: string): string =>
  [...text].reduce((mark, letter) => (mark * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 40, 7).toString(36);
