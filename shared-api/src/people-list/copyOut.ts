import { type ListColumns, type ListField, listFields } from './columns.ts';
import type { ListedRow } from './peopleList.ts';

const asText = (cell: string) => (/^[=+\-@\t\r＝＋－＠]/.test(cell) ? `'${cell}` : cell);

const written = (cells: readonly string[], separator: string) =>
  cells
    .map(asText)
    .map((cell) =>
      /["\n\r]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell,
    )
    .join(separator);

export const faultsIn = ({ cells, fault }: ListedRow): string[] => [
  ...Object.entries(cells).flatMap(([field, cell]) =>
    cell.fault ? [`${listFields[field as ListField]}: ${cell.fault}`] : [],
  ),
  ...(fault ? [fault] : []),
];

/** The last column contains the errors. It is ignored when the list is pasted again. */
export function copyOut(rows: readonly ListedRow[], columns: ListColumns): string {
  const heading = [...columns.map((field) => (field ? listFields[field] : '')), 'Error'];
  const lines = rows.map((one) => [
    ...columns.map((_, at) => one.row.cells[at] ?? ''),
    faultsIn(one).join('; '),
  ]);
  return [heading, ...lines].map((cells) => written(cells, '\t')).join('\n');
}

export const listTemplate = `\ufeff${written(
  Object.entries(listFields).flatMap(([field, label]) => (field === 'name' ? [] : label)),
  ',',
)}\r\n`;
