import { array, boolean, mixed, number, object, string } from 'yup';
import { accountStatuses } from '../rules/accountStatus.ts';
import { bookingStatuses } from '../rules/bookingStatus.ts';
import { permissions } from '../rules/permissions.ts';
import { registrationKinds, registrationStages } from '../rules/registrationStage.ts';
import { lazily } from './lazily.ts';

/** The shapes that more than one reply carries, in the specification's spelling. Dates are ISO 8601 in UTC. */

const label = () => string().defined().nullable();
const amountNaira = () => number().required();

export const idReply = lazily(() => object({ id: number().required() }));
export const emptyReply = lazily(() => object({}));

/** A registered person or organisation, or a member of staff (API-08). */
export const user = lazily(() =>
  object({
    id: number().required(),
    role: string().required(),
    clientTypeId: number().defined().nullable(),
    firstName: label(),
    middleName: string().nullable(),
    lastName: label(),
    business_Name: label(),
    email: string().required(),
    phoneNumber: label(),
    organization_CategoryId: label(),
    isFamily: boolean(),
    business_Nature: label(),
    registered_Address: label(),
    registration_Number: string().nullable(),
    creation_Year: string().nullable(),
    meansOfId: string().nullable(),
    identification: string().nullable(),
    gender: string().nullable(),
    governmentStaffType: label(),
    state: string().nullable(),
    dateCreated: string().required(),
    status: string().oneOf(accountStatuses),
    emailVerified: boolean(),
    permissions: array(string().oneOf(permissions).required()),
    /** One's own: nothing else is permitted until two-factor sign-in is on. */
    mustSetUpTwoFactor: boolean(),
    airportIds: array(number().required()),
    /** Whether two-factor sign-in is on; only for whoever may reset it. */
    twoFactor: boolean(),
  }),
);

/** Which version of the terms was accepted, and when; null where nothing was asked for. */
const acceptedTerms = () =>
  object({ version: string().required(), at: string().required() }).default(undefined).nullable().optional();

/** A file that a client sent with the registration; its content is fetched apart. */
export const clientFile = lazily(() =>
  object({
    id: number().required(),
    name: string().required(),
    type: string().required(),
    sizeBytes: number().required(),
    /** Whether any member of staff has looked at it; told to those who review. */
    opened: boolean(),
  }),
);

export const userDetails = lazily(() =>
  user.shape({
    clientFiles: array(clientFile.required()),
    registrationTransactionId: number().nullable(),
    acceptedTerms: acceptedTerms(),
    /** In naira; null where none is owed. */
    registrationFee: object({ amount: amountNaira(), status: string().required() })
      .default(undefined)
      .notRequired(),
  }),
);

const details = () => ({
  Registered_Address: label(),
  PhoneNumber: label(),
  ClientTypeId: number().nullable(),
  Business_Name: string().nullable(),
  Business_Nature: string().nullable(),
  Creation_Year: string().nullable(),
  Registration_Number: string().nullable(),
  Name_Of_Government_Officials_Office: string().nullable(),
  GovernmentStaffType: string().nullable(),
  State: string().nullable(),
  FirstName: string().nullable(),
  MiddleName: string().nullable(),
  LastName: string().nullable(),
  MeansOfId: string().nullable(),
  Identification: string().nullable(),
  Gender: string().nullable(),
  Student: string().nullable(),
  Name_Of_School: string().nullable(),
});

/** Where a registration stands, as its applicant sees it. */
export const registrationProgress = lazily(() =>
  object({
    name: string().required(),
    email: string().required(),
    kind: string().required().oneOf(registrationKinds),
    stage: string().required().oneOf(registrationStages),
    receivedAt: string().required(),
    emailVerified: boolean().required(),
    /** While the address is not verified: when the next verification link can be asked for. */
    linkAgainAt: string().defined().nullable(),
    reason: string().defined().nullable(),
    /** Only after a rejection, to be corrected; keyed as the registrations are. */
    details: object(details()).nullable().defined(),
    documents: array(object({ id: number().required(), name: string().required() })).required(),
    /** The newest invoice of the registration fee, which its code opens; null when there is nothing to pay. */
    fee: object({
      amount: amountNaira(),
      status: string().required().oneOf(['Unpaid', 'Paid', 'Expired', 'Cancelled']),
      invoiceCode: string().required(),
    })
      .nullable()
      .defined(),
  }),
);

export const airport = lazily(() =>
  object({ id: number().required(), name: string().required(), code: string() }),
);

export const service = lazily(() =>
  object({
    id: number().required(),
    name: string().required(),
    description: string().defined().nullable(),
    /** Naira. */
    price: amountNaira(),
    serviceTypeId: number(),
    /** Whether it can be booked. */
    status: boolean(),
    direction: number().nullable(),
  }),
);

const person = lazily(() => object({ firstName: label(), lastName: label(), business_Name: label() }));

export const passenger = lazily(() =>
  object({
    id: number().required(),
    firstName: string().required(),
    middleName: string().nullable(),
    lastName: string().required(),
    designation: string().required(),
    gender: string().required(),
    mobileNumber: string().nullable(),
    schoolName: string().nullable(),
    isStudent: boolean().nullable(),
    nin: string().nullable(),
    wheel_Chair: boolean().required(),
    special_Requirement: label(),
  }),
);

/** A booking as lists and details carry it (BOOKDETAIL-13); amounts in naira. */
export const booking = lazily(() =>
  object({
    id: number().required(),
    batchCode: string().required(),
    airportId: number().required(),
    destinationAirportId: number(),
    /** YYYY-MM-DD, at the airport. */
    date_Of_Travel: string().required(),
    /** The flight's instant, in UTC (G57). */
    date_Of_Arrival: string().required(),
    flight_Number: string().required(),
    airline: string().nullable(),
    bookingStatus: string().required().oneOf(bookingStatuses),
    paymentStatus: string(),
    applicationUserId: number().required(),
    applicationUser: person.required(),
    modifiedBy_FirstName: label(),
    service: object({ id: number(), name: string().required(), price: number() }).required(),
    additionalService: object({ id: number().required(), name: string().required(), price: amountNaira() })
      .nullable()
      .default(undefined),
    passengers: array(passenger.required()).required(),
    price: amountNaira(),
    invoiceNumber: string().nullable(),
    dateCreated: string(),
    cancellableUntil: string(),
    /** By whoever booked; details carry it. */
    acceptedTerms: acceptedTerms(),
    /** What went back to the wallet and when; null where nothing did. In the details alone. */
    refund: object({ amount: amountNaira(), dateCreated: string().required() })
      .nullable()
      .notRequired()
      .default(undefined),
    history: array(
      object({
        status: string().required(),
        dateCreated: string().required(),
        by: label(),
        reason: string().nullable(),
      }).required(),
    ),
  }),
);

/** A line of the transaction lists (TRANS-16); amounts in naira. */
export const transaction = lazily(() =>
  object({
    /** The printed invoice number, for example 2026-000123. */
    id: string().required(),
    /** The id in routes: of the booking for type 0, of the registration or funding otherwise (G73). */
    transactionId: number().required(),
    transactionType: number().required().oneOf([0, 1, 2]),
    transactType: string().required(),
    dateCreated: string().required(),
    amount: amountNaira(),
    quantity: number().required(),
    status: label(),
    paymentStatus: label(),
    invoiceNo: label(),
    rrrNo: label(),
    /** How it was paid, for example 'Wallet', which needs no RRR. */
    method: string().nullable(),
    business_Name: label(),
    createdBy: label(),
    service: object({ name: string().required(), price: amountNaira() }).nullable().default(undefined),
    airportId: number().nullable(),
    applicationUserId: number().required(),
    applicationUser: object({ registered_Address: label(), phoneNumber: label() }).required(),
    /** Where to pay while it is unpaid (G75). */
    paymentUrl: string().nullable(),
    /** What the treasury charges the payer on top, in naira, while it can be paid. */
    processingFee: number().nullable(),
    batchCode: string().nullable(),
  }),
);

export const activity = lazily(() =>
  object({
    id: number(),
    dateCreated: string().required(),
    description: string().required(),
    user: object({
      business_Name: label(),
      firstName: label(),
      lastName: label(),
      email: string().required(),
    }).required(),
  }),
);

/** Whatever a document or a stream is: not JSON. */
export const binary = lazily(() => mixed());
