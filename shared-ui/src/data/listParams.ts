import { useSearchParams } from 'react-router-dom';
import { isCalendarDate } from 'shared-api/dates';
import { firstCharacters } from 'shared-api/text';
import { usePageParam } from '../page/usePageParam.ts';

/** Reads one filter from the address and writes it; text that cannot be parsed counts as no filter. */
export interface ParamField<Value> {
  parse(text: string): Value | undefined;
  format(value: Value): string;
}

const maxTextLength = 200;

export const param = {
  text: (): ParamField<string> => ({
    parse: (text) => firstCharacters(text.trim(), maxTextLength) || undefined,
    format: (value) => value,
  }),
  oneOf: <const Value extends string>(values: readonly Value[]): ParamField<Value> => ({
    parse: (text) => values.find((value) => value === text),
    format: (value) => value,
  }),
  number: (): ParamField<number> => ({
    parse: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
    format: String,
  }),
  /** YYYY-MM-DD */
  day: (): ParamField<string> => ({
    parse: (text) => (isCalendarDate(text) ? text : undefined),
    format: (value) => value,
  }),
};

type ParamFields = Readonly<Record<string, ParamField<unknown>>>;
type ValueOf<Field> = Field extends { parse(text: string): infer Value } ? Value | undefined : never;

export type ParamValues<Fields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

export interface ListParams<Fields, Sort extends string> {
  page: number;
  sort: Sort | undefined;
  values: ParamValues<Fields>;
  /** The number of filters that are set. */
  chosen: number;
  /** Changes some filters; the list starts at page 1, and Back undoes it. */
  set: (changes: Partial<ParamValues<Fields>>) => void;
  /** Removes every filter; the sort order stays. */
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

/**
 * The address keeps what a list shows, so that a view can be shared and Back works: the page, one of `sorts` (a leading
 * '-' is descending), and the filters named by `fields`. Other parameters are kept.
 */
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
      const next = new URLSearchParams(previous);
      next.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, fields[name]?.format(value) ?? String(value));
      }
      return next;
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
