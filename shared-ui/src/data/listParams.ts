import { useSearchParams } from 'react-router-dom';
import { isCalendarDate } from 'shared-api/dates';
import { firstCharacters } from 'shared-api/text';
import { usePageParam } from '../page/usePageParam.ts';
import { withParams } from '../page/withParams.ts';

/** Text that cannot be parsed counts as no filter. */
export interface ParamField<Value> {
  parse(text: string): Value | undefined;
}

const maxTextLength = 200;

export const param = {
  text: (): ParamField<string> => ({
    parse: (text) => firstCharacters(text.trim(), maxTextLength) || undefined,
  }),
  oneOf: <const Value extends string>(values: readonly Value[]): ParamField<Value> => ({
    parse: (text) => values.find((value) => value === text),
  }),
  number: (): ParamField<number> => ({
    parse: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  }),
  day: (): ParamField<string> => ({
    parse: (text) => (isCalendarDate(text) ? text : undefined),
  }),
};

type ParamFields = Readonly<Record<string, ParamField<unknown>>>;
type ValueOf<Field> = Field extends { parse(text: string): infer Value } ? Value | undefined : never;

export type ParamValues<Fields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

export interface ListParams<Fields, Sort extends string> {
  page: number;
  sort: Sort | undefined;
  values: ParamValues<Fields>;
  chosen: number;
  /** Changes some filters and returns to page 1. */
  set: (changes: Partial<ParamValues<Fields>>) => void;
  /** Removes every filter, but keeps the sort order. */
  clear: () => void;
}

function readListParams<Fields extends ParamFields>(
  fields: Fields,
  search: URLSearchParams,
): ParamValues<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const text = search.get(name);
    return [name, text === null ? undefined : field.parse(text)];
  });
  return Object.fromEntries(entries) as ParamValues<Fields>;
}

/** The address contains page, sort order and filters. A sort order with a leading '-' is descending. */
export function useListParams<Fields extends ParamFields, Sort extends string = never>(
  fields: Fields,
  sorts: readonly Sort[] = [],
): ListParams<Fields, Sort> {
  const page = usePageParam();
  const [search, setSearch] = useSearchParams();
  const values = readListParams(fields, search);
  const wanted = search.get('sort');
  const change = (changes: Readonly<Record<string, unknown>>) =>
    setSearch((previous) => {
      const texts = Object.entries(changes).map(([name, value]) => [
        name,
        value === undefined ? undefined : String(value),
      ]);
      return withParams(previous, { page: undefined, ...Object.fromEntries(texts) });
    });
  return {
    page,
    sort: sorts.find((sort) => sort === wanted),
    values,
    chosen: Object.values(values).filter((value) => value !== undefined).length,
    set: change,
    clear: () => change(Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]))),
  };
}
