import { line } from '../contract/fields.ts';
import { array, mixed, number, object, string } from '../contract/yup.ts';
import { isMonth } from './rules.ts';

export const noMonth = 'Invalid month';

export const month = () =>
  line(40, noMonth)
    .required(noMonth)
    .test('month', noMonth, (value) => isMonth(value));

const cell = () => mixed<string | number>().defined().nullable();

export const report = object({
  title: string().required(),
  period: string().required(),
  columns: array(
    object({
      label: string().required(),
      kind: string().required().oneOf(['text', 'naira', 'count']),
    }).required(),
  ).required(),
  rows: array(array(cell()).required()).required(),
  total: array(cell()).defined().nullable(),
  /** Counts all rows, even when `rows` contains only the first ones. */
  rowCount: number().required(),
});
