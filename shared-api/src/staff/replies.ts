import { user, users } from '../accounts/replies.ts';
import { array, type InferType, mixed, number, object, string } from '../contract/yup.ts';
import { isCalendarDate } from '../dates/dates.ts';
import { accountStatuses } from '../statuses/statuses.ts';
import { seriesSteps, unpaidAges } from './rules.ts';

const facts = () => mixed<Record<string, unknown>>().defined().nullable();

const auditEntry = object({
  id: number().required(),
  at: string().required(),
  personId: number().defined().nullable(),
  person: string().required(),
  action: string().required(),
  subjectKind: string().required(),
  subjectId: string().required(),
  subject: string().defined().nullable(),
  before: facts(),
  after: facts(),
  reason: string().defined().nullable(),
});

export type AuditEntry = InferType<typeof auditEntry>;

const count = () => number().required();

/** Amounts are in naira. */
const money = object({
  inToday: object({ count: count(), amount: count() }).required(),
  /** Unpaid invoices are grouped by age and by type: 1 is registrations, 2 is fundings. */
  unpaid: array(
    object({
      type: count(),
      age: string().required().oneOf(unpaidAges),
      from: string(),
      to: string(),
      count: count(),
      amount: count(),
    }).required(),
  ).required(),
  toLookAt: count(),
  adjustments: count(),
});

export type MoneyWaiting = InferType<typeof money>;

const reviews = object({
  approved: count(),
  rejected: count(),
  applicants: array(
    object({
      id: count(),
      name: string().required(),
      kind: string().required(),
      dateCreated: string().required(),
      documents: count(),
      fee: object({ amount: count(), status: string().required() }).defined().nullable(),
    }).required(),
  ).required(),
});

export type ReviewsWaiting = InferType<typeof reviews>;

const day = () =>
  string()
    .required('Invalid date format')
    .test('date', 'Invalid date format', (value) => isCalendarDate(value));

/** A booking counts on the day on which it was made. Revenue, in naira, counts on the day on which it was earned. */
const measured = () => ({ bookings: number().required(), revenue: number().required() });

export const replies = {
  listAudit: array(auditEntry.required()).required(),
  auditChoices: object({
    people: array(object({ id: number().required(), name: string().required() }).required()).required(),
    actions: array(string().required()).required(),
    subjects: array(string().required()).required(),
  }),
  dashboardStats: object({
    users: count(),
    clients: count(),
    services: count(),
    bookings: count(),
    transactions: count(),
    revenue: count(),
    clientStats: object({
      individual: count(),
      corporate: count(),
      government: count(),
      family: count(),
    }).required(),
    money: money.default(undefined).optional(),
    reviews: reviews.default(undefined).optional(),
  }),
  inviteStaff: user,
  listStaff: users,
  changeStaffRole: user,
  inviteStaffAgain: user,
  figureSeries: object({
    from: day(),
    to: day(),
    step: string().required().oneOf(seriesSteps),
    points: array(
      object({
        /** A week begins on its Monday and a month on its first day, but never before `from`. */
        day: day(),
        ...measured(),
      }).required(),
    ).required(),
    /** The list contains only services with bookings or revenue, highest revenue first. */
    services: array(
      object({ id: number().required(), name: string().required(), ...measured() }).required(),
    ).required(),
    airports: array(
      object({
        id: number().required(),
        name: string().required(),
        code: string().required(),
        ...measured(),
      }).required(),
    ).required(),
    clients: array(
      object({
        status: string().required().oneOf(accountStatuses),
        clients: number().required(),
      }).required(),
    ).required(),
  }),
};
