import { lazyPart } from '../page/lazyPart.tsx';

export { DocumentButton } from '../document/DocumentButton.tsx';
export { StatTile } from '../figures/StatTile.tsx';
export { StatTiles } from '../figures/StatTiles.tsx';
export { ActionsMenu, type MenuAction } from '../menu/ActionsMenu.tsx';
export { LinkTabs } from '../navigation/LinkTabs.tsx';
export { actionColumn, type Column } from './Column.tsx';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export { DayInput } from './DayInput.tsx';
export { type Description, DescriptionList } from './DescriptionList.tsx';
export { FilterAmount } from './FilterAmount.tsx';
export { FilterBar, FilterSelect, SearchField } from './FilterBar.tsx';
export { FilterChoice } from './FilterChoice.tsx';
export { FilterDays, FilterRange } from './FilterDays.tsx';
export { FilterTag } from './FilterTag.tsx';
export { ListFrame } from './ListFrame.tsx';
export { type ListView, ListViews } from './ListViews.tsx';
export { type ListParams, type ParamField, param, useListParams } from './listParams.ts';
export { Pagination } from './Pagination.tsx';
export { type FoundPage, QueryTable, type QueryTableProps } from './QueryTable.tsx';
export type { PeekContent } from './RowPeek.tsx';
export { ScrollArea } from './ScrollArea.tsx';
export { SelectionBar } from './SelectionBar.tsx';
export { StillWhilePressed } from './StillWhilePressed.tsx';
export { useKeys } from './useKeys.ts';
export { type SelectedRows, useSelectedRows } from './useSelectedRows.ts';

export const ExportProgress = lazyPart(async () => (await import('./ExportProgress.tsx')).ExportProgress);
