import type { ReactNode } from 'react';
import { airports } from 'shared-api/airports';
import { formatNaira, koboOf } from 'shared-api/money';
import { formatDate } from 'shared-ui';
import { FilterAmount, FilterDays, FilterRange, FilterSelect, type ParamField, param } from 'shared-ui/data';

/** One filter of a list: how the address holds it, and the field that sets it, which may be another filter's. */
export interface StaffFilter<Value> extends ParamField<Value> {
  Field?: (props: { param: string }) => ReactNode;
  /** What is said of it where it is on. */
  label: string;
  /** A value in words, from the choices that are there by then. */
  useText(value: Value): string;
  /** Asked for less often. */
  more?: boolean;
}

/** The same filter behind "More filters". */
export const rare = <Value,>(filter: StaffFilter<Value>): StaffFilter<Value> => ({ ...filter, more: true });

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
    label,
    useText: (value) => useOptions().find((option) => option.value === field.format(value))?.label ?? '…',
    Field: (props) => <FilterSelect {...props} label={label} options={useOptions()} all={all} />,
  };
};

/** The first and the last day, as ?from and ?to. */
export const days = (from = 'From', to = 'To') => ({
  from: {
    ...param.day(),
    label: from,
    useText: formatDate,
    more: true,
    Field: () => <FilterDays from={from} to={to} />,
  } satisfies StaffFilter<string>,
  to: { ...param.day(), label: to, useText: formatDate } satisfies StaffFilter<string>,
});

/** '250000' or '250000.50' */
const naira: ParamField<number> = {
  parse: (text) => (/^\d{1,10}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined),
  format: String,
};

const nairaText = (amount: number) => formatNaira(koboOf(amount));

/** The least and the most naira, as ?least and ?most. */
export const amounts = () => ({
  least: {
    ...naira,
    label: 'From',
    useText: nairaText,
    more: true,
    Field: () => (
      <FilterRange>
        <FilterAmount label="From ₦" param="least" />
        <FilterAmount label="To ₦" param="most" />
      </FilterRange>
    ),
  } satisfies StaffFilter<number>,
  most: { ...naira, label: 'To', useText: nairaText } satisfies StaffFilter<number>,
});
