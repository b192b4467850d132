import { choice, id, optionalId, optionalTextFrom3, textFrom3, wholeNumber } from '../contract/fields.ts';
import { day } from '../contract/queries.ts';
import { boolean, number, object } from '../contract/yup.ts';
import { exceptionKinds, maxLeadMinutes, maxPerHour, offerCounts } from './rules.ts';

export const airportOfOffer = () => id().max(18, 'Invalid airport selection');
const hour = (min: number, max: number) =>
  wholeNumber(min, max, 'Choose the hour').required('Choose the hour');

const leadTime = `Between 0 and ${maxLeadMinutes} minutes`;
const leadMinutes = () => wholeNumber(0, maxLeadMinutes, leadTime);

const places = `Between 1 and ${maxPerHour}`;
const perHour = () => wholeNumber(1, maxPerHour, places).nullable();

export const offerFields = object({
  offered: boolean().required('Must be offered or not').typeError('Must be offered or not'),
  fromHour: hour(0, 23),
  /** This hour itself is not offered. With a `toHour` below `fromHour`, the hours run past midnight. */
  toHour: hour(1, 24).test(
    'other',
    'Choose another hour than the first',
    (to, { parent }) => to !== parent.fromHour,
  ),
  leadMinutes: leadMinutes().required(leadTime),
  /** Null means no limit. */
  perHour: perHour().defined(),
  counts: choice(offerCounts),
});

const isHour = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 23;

const isValueOf = (kind: unknown, value: number | null | undefined): boolean => {
  if (kind === 'closed') return value === null || value === undefined;
  if (kind === 'perHour') return typeof value === 'number' && value >= 1 && value <= maxPerHour;
  return kind !== 'leadMinutes' || typeof value === 'number';
};

export const exceptionFields = object({
  /** Without an id the exception applies to all services. */
  serviceId: optionalId().nullable(),
  airportId: airportOfOffer(),
  day: day(),
  fromHour: hour(0, 23),
  toHour: hour(1, 24).test(
    'later',
    'Choose a later hour than the first',
    (to, { parent }) => !isHour(parent.fromHour) || to > parent.fromHour,
  ),
  kind: choice(exceptionKinds),
  value: leadMinutes()
    .nullable()
    .optional()
    .test('of kind', 'Enter a whole number', (value, { parent }) => isValueOf(parent.kind, value)),
  reason: textFrom3(500),
});

export const offerForm = offerFields.shape({
  perHour: perHour().optional(),
  reason: optionalTextFrom3(500).optional(),
});

/** A `serviceId` of 0 means all services. */
export const exceptionForm = exceptionFields.shape({
  serviceId: number().required('Invalid selection'),
  airportId: number().required('Choose an airport'),
  value: leadMinutes()
    .optional()
    .test(
      'of kind',
      'Enter a whole number',
      (value, { parent }) => parent.kind === 'closed' || isValueOf(parent.kind, value),
    ),
});
