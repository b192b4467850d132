import type { ReactNode } from 'react';
import { airports } from 'shared-api/values';
import { FilterAmount, FilterDays, FilterRange, FilterSelect, type ParamField, param } from 'shared-ui/data';

/** One filter of a list: how the address holds it, and the field that sets it, which may be another filter's. */
export interface StaffFilter<Value> extends ParamField<Value> {
  Field?: (props: { param: string }) => ReactNode;
}

interface Option {
  value: string;
  label: string;
}

export const optionsOf = (
  values: readonly string[] = [],
  textOf: (value: string) => string = (value) => value,
): Option[] => values.map((value) => ({ value, label: textOf(value) }));

export const airportOptions: readonly Option[] = airports.map(({ id, name }) => ({
  value: String(id),
  label: name,
}));

/** One of a few; options that are fetched come from a hook. */
export const select = <Value,>(
  field: ParamField<Value>,
  label: string,
  options: readonly Option[] | (() => readonly Option[]),
  all?: string,
): StaffFilter<Value> => {
  const useOptions = typeof options === 'function' ? options : () => options;
  return {
    ...field,
    Field: (props) => <FilterSelect {...props} label={label} options={useOptions()} all={all} />,
  };
};

/** The first and the last day, as ?from and ?to. */
export const days = (from?: string, to?: string) => ({
  from: { ...param.day(), Field: () => <FilterDays from={from} to={to} /> } satisfies StaffFilter<string>,
  to: param.day(),
});

/** '250000' or '250000.50' */
const naira: ParamField<number> = {
  parse: (text) => (/^\d{1,10}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined),
  format: String,
};

/** The least and the most naira, as ?least and ?most. */
export const amounts = () => ({
  least: {
    ...naira,
    Field: () => (
      <FilterRange>
        <FilterAmount label="From ₦" param="least" />
        <FilterAmount label="To ₦" param="most" />
      </FilterRange>
    ),
  } satisfies StaffFilter<number>,
  most: naira,
});
