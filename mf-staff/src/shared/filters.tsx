import type { ReactNode } from 'react';
import { airports } from 'shared-api/airports';
import { useSession } from 'shared-api/http';
import { formatNaira, koboOf } from 'shared-api/money';
import { formatDate } from 'shared-ui';
import { FilterAmount, FilterDays, FilterRange, FilterSelect, type ParamField, param } from 'shared-ui/data';

/**
 * `Field` is missing if the field of another filter also sets this filter. For example, the field of `from`
 * also sets `to`.
 */
export interface StaffFilter<Value> extends ParamField<Value> {
  Field?: (props: { param: string }) => ReactNode;
  label: string;
  /** The labels may be fetched, so `useText` is a hook. */
  useText(value: Value): string;
  /** The filter is shown only under "More filters". */
  more?: boolean;
}

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

export function useAirportOptions() {
  const own = useSession((state) => state.user)?.airportIds ?? [];
  return airportOptions.filter(({ value }) => own.length === 0 || own.includes(Number(value)));
}

/** `options` is a hook if the options are fetched. */
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
    useText: (value) => useOptions().find((option) => option.value === String(value))?.label ?? '…',
    Field: (props) => <FilterSelect {...props} label={label} options={useOptions()} all={all} />,
  };
};

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

const naira: ParamField<number> = {
  parse: (text) => (/^\d{1,10}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined),
};

const nairaText = (amount: number) => formatNaira(koboOf(amount));

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
