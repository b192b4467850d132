import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { person } from '../proposals/proposal.ts';
import { checkNames } from './checklist.ts';
import { report } from './fields.ts';
import { monthStatuses } from './rules.ts';

const glCode = object({
  id: number().required(),
  account: string().required(),
  service: object({
    id: number().required(),
    name: string().required(),
    serviceTypeId: number().required(),
  })
    .default(undefined)
    .nullable(),
  airportId: number().defined().nullable(),
  code: string().required(),
  version: number().required(),
});

export type GlCode = InferType<typeof glCode>;

const check = object({
  name: string().required().oneOf(checkNames),
  count: number().required(),
  rules: array(string().required()).optional(),
});

const step = object({ by: person.required(), at: string().required() });

const bookMonth = object({
  month: string().required(),
  status: string().required().oneOf(monthStatuses),
  closesAt: string().required(),
  closable: boolean().required(),
  checklist: array(check.required()).defined().nullable(),
  reason: string().defined().nullable(),
  proposed: step.nullable().default(undefined),
  approved: step.nullable().default(undefined),
  /** The revenue is in naira. It is null until the month is closed. */
  revenue: number().defined().nullable(),
});

export type BookMonth = InferType<typeof bookMonth>;

export const replies = {
  readReport: report,
  listGlCodes: array(glCode.required()).required(),
  createGlCode: glCode,
  updateGlCode: glCode,
  listMonths: array(bookMonth.required()).required(),
  checkMonth: array(check.required()).required(),
  proposeClose: bookMonth,
  approveClose: bookMonth,
  verifyMonth: object({
    days: array(string().required()).required(),
    figures: array(
      object({
        name: string().required(),
        closed: number().required(),
        now: number().required(),
      }).required(),
    ).required(),
    /**
     * `name` is, for example, "Last invoice". `closed` is its number at the closing of the month, and `now`
     * its present number. Equal numbers are not in the list.
     */
    papers: array(
      object({
        name: string().required(),
        closed: string().defined().nullable(),
        now: string().defined().nullable(),
      }).required(),
    ).required(),
  }),
};
