export { DocumentButton } from '../document/DocumentButton.tsx';
export { FileView } from '../document/FileView.tsx';
export { Stars } from '../figures/Stars.tsx';
export { StatTile } from '../figures/StatTile.tsx';
export { StatTiles } from '../figures/StatTiles.tsx';
export { QrCode } from '../qr/QrCode.tsx';
export type { Column } from './Column.ts';
export { DataTable, type DataTableProps } from './DataTable.tsx';
export { DayInput } from './DayInput.tsx';
export { type Description, DescriptionList } from './DescriptionList.tsx';
export { ExportButton } from './ExportButton.tsx';
export { ExportProgress } from './ExportProgress.tsx';
export { FilterAmount } from './FilterAmount.tsx';
export { FilterBar, FilterSelect, SearchField, SelectInput, useFilterParam } from './FilterBar.tsx';
export { FilterChoice } from './FilterChoice.tsx';
export { FilterDay, FilterDays, FilterRange } from './FilterDays.tsx';
export { FilterTag } from './FilterTag.tsx';
export { Held } from './Held.tsx';
export { ListFrame } from './ListFrame.tsx';
export { type ListView, ListViews } from './ListViews.tsx';
/** What the remotes of the last release know by another name; goes with the next contract. */
export {
  type ListParams,
  type ParamField,
  param,
  param as inAddress,
  useListParams,
  useListParams as useListAddress,
} from './listParams.ts';
export { Pagination } from './Pagination.tsx';
export type { Selection } from './RowCheckbox.tsx';
export type { PeekContent } from './RowPeek.tsx';
export { ScrollArea } from './ScrollArea.tsx';
export { SelectionBar as ChosenBar, SelectionBar } from './SelectionBar.tsx';
export { Timeline, type TimelineEntry } from './Timeline.tsx';
export { PAGE_SIZE } from './tableCaption.ts';
export { type SelectedRows, useSelectedRows } from './useSelectedRows.ts';
export { useSingleKeys } from './useSingleKeys.ts';
