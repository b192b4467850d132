import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { assignmentOutcomes } from './rules.ts';

const officer = object({ id: number().required(), name: string().required() });

const shift = object({
  id: number().required(),
  officer: officer.required(),
  airportId: number().required(),
  startsAt: string().required(),
  endsAt: string().required(),
  isLead: boolean().required(),
  version: number().required(),
});

export type Shift = InferType<typeof shift>;

export const replies = {
  listShifts: object({
    shifts: array(shift.required()).required(),
    officers: array(officer.required()).required(),
    /** True means that the caller may change shifts and assignments of the airport. */
    writes: boolean().required(),
    makesLeads: boolean().required(),
  }),
  createShift: shift,
  updateShift: shift,
  assignOfficer: array(
    object({
      id: number().required(),
      name: string().defined().nullable(),
      officer: officer.defined().nullable().default(undefined),
      outcome: string().required().oneOf(assignmentOutcomes),
      why: string().defined().nullable(),
    }).required(),
  ).required(),
};
