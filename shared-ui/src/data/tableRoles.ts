/** Stated outright: some browsers drop a table's roles once CSS makes cards of its rows. */
export const tableRoles = {
  table: { role: 'table' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
