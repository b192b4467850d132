export { type Column, DataTable, type DataTableProps } from './DataTable.tsx';
export { type Description, DescriptionList } from './DescriptionList.tsx';
export { FilterBar, FilterSelect, SearchField, useFilterParam } from './FilterBar.tsx';
export { Pagination, type PaginationProps } from './Pagination.tsx';
export { pageWindow } from './pageWindow.ts';
export type { Selection } from './RowCheckbox.tsx';
export { StatTile, type StatTileProps } from './StatTile.tsx';
export { Timeline, type TimelineEntry } from './Timeline.tsx';
export { PAGE_SIZE, tableCaption } from './tableCaption.ts';
