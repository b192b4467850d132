import {
  CsvRows,
  type FileMapping,
  findColumns,
  isUnreadable,
  type LinePart,
  linePartNames,
  readLine,
  type SettlementLine,
  separatorOf,
  separators,
  type Unreadable,
} from 'shared-api/books';

/** Instead of a profile's id: its columns are chosen now. */
export const newProfile = 0;

/** The form's fields: a mapping, its columns beside the rest. */
export interface MappingValues extends Partial<Record<LinePart, string | null | undefined>> {
  name?: string | undefined;
  separator: FileMapping['separator'];
  encoding: FileMapping['encoding'];
  dateFormat: FileMapping['dateFormat'];
  decimalSign: FileMapping['decimalSign'];
}

export interface BeginningOfFile {
  file: File;
  bytes: Uint8Array;
  /** The likeliest one. */
  separator: FileMapping['separator'];
}

const previewedBytes = 64 * 1024;

const rowsOf = (bytes: Uint8Array, mapping: Pick<FileMapping, 'separator' | 'encoding'>) =>
  new CsvRows(separatorOf(mapping)).push(new TextDecoder(mapping.encoding).decode(bytes));

/** What the file begins with, and what separates its columns in all likelihood. */
export async function beginningOf(file: File): Promise<BeginningOfFile> {
  const bytes = new Uint8Array(await file.slice(0, previewedBytes).arrayBuffer());
  const width = (separator: FileMapping['separator']) =>
    rowsOf(bytes, { separator, encoding: 'utf-8' })[0]?.cells.length ?? 0;
  const separator = separators.toSorted((one, other) => width(other) - width(one))[0] ?? ',';
  return { file, bytes, separator };
}

/** Without a line end after it, a last row may be cut off. */
export function headingsOf({ bytes }: BeginningOfFile, values: MappingValues): string[] {
  const [first] = rowsOf(bytes, values);
  return (first?.cells ?? []).map((cell) => cell.replace(/^\ufeff/, '')).filter((cell) => cell !== '');
}

export function mappingOf(values: MappingValues) {
  const { name = '', separator, encoding, dateFormat, decimalSign } = values;
  const column = (part: LinePart) => values[part] || null;
  return {
    name: name.trim(),
    separator,
    encoding,
    dateFormat,
    decimalSign,
    columns: {
      rrr: values.rrr ?? '',
      amount: values.amount ?? '',
      fee: column('fee'),
      paid: column('paid'),
      settled: column('settled'),
      reference: column('reference'),
    },
  };
}

type Previewed = { line: number } & (SettlementLine | Unreadable);

const previewedLines = 5;

/** The first lines as the portal reads them, the unreadable ones with what is wrong. */
export function previewOf({ bytes }: BeginningOfFile, values: MappingValues): Previewed[] | Unreadable {
  const mapping = mappingOf(values);
  const [first, ...rest] = rowsOf(bytes, mapping);
  const columns = findColumns(first ?? { line: 1, cells: [] }, mapping);
  if (isUnreadable(columns)) return columns;
  return rest.slice(0, previewedLines).map((row) => ({ line: row.line, ...readLine(row, columns, mapping) }));
}

export const isReadable = (line: Previewed): line is { line: number } & SettlementLine => !isUnreadable(line);

/** A profile that is made needs a name and the two columns without which nothing can be posted. */
export function problemsOf(values: Partial<MappingValues> & { profileId?: number }) {
  if (values.profileId !== newProfile) return {};
  const problems: Partial<Record<'name' | LinePart, string>> = {};
  if ((values.name ?? '').trim().length < 3) problems.name = 'Must be at least 3 character(s) long';
  for (const part of linePartNames.slice(0, 2)) if (!values[part]) problems[part] = 'Choose a column';
  return problems;
}
