import { isCalendarDate } from '../dates/dates.ts';
import { periodProblem } from '../statements/rules.ts';
import { id, line, oneOf, optionalId, secret } from './fields.ts';
import { number, object, string } from './yup.ts';

const noPage = 'Invalid page number';
/** Any whole number is accepted: a page that does not exist is empty. */
const pageNumber = () => number().typeError(noPage).integer(noPage).optional();

export const page = object({ pageNumber: pageNumber() });
export const byId = object({ id: id() });
export const byCode = object({ code: secret().required() });
/** Rows and total can be requested separately: counting is slow, and the total is the same on every page. */
export const searchedPage = object({
  pageNumber: pageNumber(),
  search: line().optional(),
  only: oneOf(['rows', 'total'] as const),
});

/** The user has read this version of the terms. A missing version means the newest version. */
export const readTerms = () => object({ termsVersion: line(40).optional() });

export const optionalAirport = () => optionalId().max(32_767, 'Invalid id');

export const optionalDay = () =>
  line(40, 'Invalid date format')
    .optional()
    .test('date', 'Invalid date format', (value) => value === undefined || isCalendarDate(value));
export const day = () => optionalDay().required('Invalid date format');

export const period = (what?: string) =>
  object({
    from: day(),
    to: day().test('period', (to, { parent, createError }) => {
      const message = periodProblem({ from: String(parent.from), to }, what);
      return message === undefined || createError({ message });
    }),
  });

export const idReply = object({ id: number().required() });
export const emptyReply = object({});

/** Null means that no acceptance is recorded. */
export const acceptedTerms = () =>
  object({ version: string().required(), at: string().required(), notice: string().nullable() })
    .default(undefined)
    .nullable()
    .optional();
