import { amountNaira, label } from '../contract/fields.ts';
import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { registrationKinds, registrationStages } from './rules.ts';

const registered = object({ id: number().required(), status: string().required() });

const verifiedEmail = object({
  inReview: boolean().required(),
  /** The fee is in naira. Null means that the fee is paid or that there is no fee. */
  unpaidFee: amountNaira().nullable().defined(),
  /** `invoiceCode` is the code of the payable invoice. Null means that a new invoice must be issued first. */
  invoiceCode: string().nullable().defined(),
  /** For one hour, this code shows the status of the registration. Null means that there is no review. */
  trackingCode: string().nullable().defined(),
});

export type VerifiedEmail = InferType<typeof verifiedEmail>;

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

export const registrationProgress = object({
  name: string().required(),
  email: string().required(),
  kind: string().required().oneOf(registrationKinds),
  stage: string().required().oneOf(registrationStages),
  receivedAt: string().required(),
  emailVerified: boolean().required(),
  emailVerifiedAt: string().nullable(),
  decidedAt: string().nullable(),
  /** Another link can be requested from this time on. Null means that the address is verified. */
  linkAgainAt: string().defined().nullable(),
  reason: string().defined().nullable(),
  details: object(details()).nullable().defined(),
  documents: array(object({ id: number().required(), name: string().required() })).required(),
  fee: object({
    amount: amountNaira(),
    status: string().required().oneOf(['Unpaid', 'Paid', 'Expired', 'Cancelled']),
    invoiceCode: string().required(),
    paidAt: string().nullable(),
  })
    .nullable()
    .defined(),
});

export type RegistrationProgress = InferType<typeof registrationProgress>;

export const replies = {
  verifyEmail: verifiedEmail,
  registerCorporate: registered,
  registerGovernment: registered,
  registerIndividual: registered,
  registrationStatus: registrationProgress,
  mailVerificationAgain: registrationProgress,
  renewRegistrationInvoice: registrationProgress,
  correctCorporate: registrationProgress,
  correctGovernment: registrationProgress,
  correctIndividual: registrationProgress,
};
