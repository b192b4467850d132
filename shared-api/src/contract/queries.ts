import { isCalendarDate } from '../dates/dates.ts';
import { id, line, oneOf, optionalId, secret } from './fields.ts';
import { mixed, number, object, string } from './yup.ts';

const noPage = 'Invalid page number';
/** Any whole number is valid: a page out of range is empty (G80). */
const pageNumber = () => number().typeError(noPage).integer(noPage).optional();

export const page = object({ pageNumber: pageNumber() });
export const byId = object({ id: id() });
export const byCode = object({ code: secret().required() });
/**
 * The total depends on the filters alone. A page that knows it asks for `rows` only, and a page that shows rows
 * first asks for `total` beside them.
 */
export const searchedPage = object({
  pageNumber: pageNumber(),
  search: line().optional(),
  only: oneOf(['rows', 'total'] as const),
});

/** The version of the terms that the page showed; the newest one if missing. */
export const readTerms = () => object({ termsVersion: line(40).optional() });

export const optionalAirport = () => optionalId().max(32_767, 'Invalid id');

export const optionalDay = () =>
  line(40, 'Invalid date format')
    .optional()
    .test('date', 'Invalid date format', (value) => value === undefined || isCalendarDate(value));

export const idReply = object({ id: number().required() });
export const emptyReply = object({});

/** Null where no acceptance was asked for. */
export const acceptedTerms = () =>
  object({ version: string().required(), at: string().required(), notice: string().nullable() })
    .default(undefined)
    .nullable()
    .optional();

export const binary = mixed();
