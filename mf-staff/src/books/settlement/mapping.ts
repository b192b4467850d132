import {
  type FileMapping,
  isUnreadable,
  judgeSettlementFile,
  type LinePart,
  likelyHeadings,
  linePartNames,
  type NumberedLine,
  namedTwice,
  partNamedTwice,
  readSettlement,
  type SettlementLine,
} from 'shared-api/books';
import { headBytes } from 'shared-api/documents';
import { decodeTable, readTable } from 'shared-api/table';

export const newProfile = 0;

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
  separator: FileMapping['separator'];
}

const previewedBytes = 64 * 1024;

/** If the file is longer than the preview, the preview's last line may be incomplete and is removed. */
async function beginningBytes(file: File): Promise<Uint8Array> {
  const bytes = new Uint8Array(await file.slice(0, previewedBytes).arrayBuffer());
  return file.size > previewedBytes ? bytes.subarray(0, bytes.lastIndexOf(0x0a)) : bytes;
}

export async function beginningOf(file: File): Promise<BeginningOfFile | { problem: string }> {
  const bytes = await beginningBytes(file);
  const judged = judgeSettlementFile({
    name: file.name,
    size: file.size,
    head: bytes.subarray(0, headBytes),
  });
  if ('problem' in judged) return judged;
  const { separator } = readTable(decodeTable(bytes));
  return { file, bytes, separator: separator === '\t' ? 'tab' : separator };
}

export const headingsOf = ({ bytes }: BeginningOfFile, values: MappingValues): string[] =>
  likelyHeadings(decodeTable(bytes, values.encoding), values);

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

const previewedLines = 5;

export function previewOf({ bytes }: BeginningOfFile, values: MappingValues) {
  const { lines, notes } = readSettlement(decodeTable(bytes, values.encoding), mappingOf(values));
  const shown: NumberedLine[] = [];
  for (const line of lines) if (shown.push(line) === previewedLines) break;
  return { lines: shown, notes };
}

export const isReadable = (line: NumberedLine): line is { number: number } & SettlementLine =>
  !isUnreadable(line);

/** Only the columns for the RRR and for the amount are required. */
export function problemsOf(values: Partial<MappingValues> & { profileId?: number }) {
  if (values.profileId !== newProfile) return {};
  const problems: Partial<Record<'name' | LinePart, string>> = {};
  if ((values.name ?? '').trim().length < 3) problems.name = 'Must be at least 3 character(s) long';
  for (const part of linePartNames.slice(0, 2)) if (!values[part]) problems[part] = 'Choose a column';
  const twice = partNamedTwice(values);
  if (twice) problems[twice] ??= namedTwice;
  return problems;
}
