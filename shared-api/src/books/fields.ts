import { choice, line, textFrom3 } from '../contract/fields.ts';
import { object } from '../contract/yup.ts';
import { dateFormats, decimalSigns, encodings, namedTwice, partNamedTwice, separators } from './rules.ts';

const heading = () => line().nullable();

export const mapping = () => ({
  name: textFrom3(100),
  separator: choice(separators),
  encoding: choice(encodings),
  columns: object({
    rrr: line().required('Choose a column'),
    amount: line().required('Choose a column'),
    fee: heading(),
    paid: heading(),
    settled: heading(),
    reference: heading(),
  })
    .required()
    .test('once', (columns, { path, createError }) => {
      const part = partNamedTwice(columns);
      return !part || createError({ path: `${path}.${part}`, message: namedTwice });
    }),
  dateFormat: choice(dateFormats),
  decimalSign: choice(decimalSigns),
});
