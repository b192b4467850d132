import { label } from '../contract/fields.ts';
import { array, boolean, number, object, string } from '../contract/yup.ts';
import { ownCode } from '../sign-in/replies.ts';
import {
  type BreachClass,
  breachClasses,
  grounds,
  lookedAt,
  type RequestKind,
  requestKinds,
  requestStates,
} from './rules.ts';

const kind = string()
  .required()
  .oneOf(Object.keys(requestKinds) as RequestKind[]);
const state = string().required().oneOf(requestStates);
const step = object({ by: string().required(), at: string().required() }).nullable().default(undefined);

const privacyRequest = object({
  id: number().required(),
  kind,
  /** The value is null for a person without an account. */
  accountId: number().defined().nullable(),
  name: string().required(),
  contact: string().required(),
  voucher: label(),
  text: string().required(),
  dateReceived: string().required(),
  dateDue: string().required(),
  state,
  identitySeen: label(),
  identity: step,
  answer: label(),
  closed: step,
});

const breach = object({
  id: number().required(),
  what: string().required(),
  dateKnown: string().required(),
  classes: array(
    string()
      .required()
      .oneOf(Object.keys(breachClasses) as BreachClass[]),
  ).required(),
  people: number().required(),
  consequences: string().required(),
  measures: string().required(),
  toldTo: label(),
  recorded: step,
  reportNumber: label(),
  reported: step,
  letter: label(),
  written: number().required(),
  notice: label(),
  dateNotice: label(),
  version: number().required(),
});

export const replies = {
  privacyNotice: array(
    object({
      what: string().required(),
      purpose: string().required(),
      ground: string().required().oneOf(grounds),
      kept: array(string().required()).required(),
    }).required(),
  ).required(),
  proveDataExport: ownCode,
  ownLooks: array(
    object({
      at: string().required(),
      what: string().required().oneOf(lookedAt),
      /** The field contains the role of the person who opened the data. The person's name must not be sent. */
      by: string().required(),
    }).required(),
  ).required(),
  ownRequests: array(
    object({
      id: number().required(),
      kind,
      text: string().required(),
      dateReceived: string().required(),
      dateDue: string().required(),
      state,
    }).required(),
  ).required(),
  listPrivacyRequests: array(privacyRequest.required()).required(),
  recordIdentity: privacyRequest,
  requestPassengers: array(
    object({
      id: number().required(),
      name: string().required(),
      facts: array(object({ label: string().required(), value: string().required() }).required()).required(),
    }).required(),
  ).required(),
  answerRequest: privacyRequest,
  refuseRequest: privacyRequest,
  listBreaches: array(breach.required()).required(),
  recordBreach: breach,
  changeBreach: breach,
  reportBreach: breach,
  writeToAffected: object({
    sent: boolean().required(),
    accounts: number().required(),
    /** The request contained these account ids, but no such accounts exist. */
    unknown: array(number().required()).required(),
    subject: string().required(),
    text: string().required(),
  }),
  publishNotice: breach,
  publicNotices: array(
    object({ text: string().required(), date: string().required() }).required(),
  ).required(),
};
