import { bookingStatusText } from 'shared-api/statuses';
import type { TransactionType } from 'shared-api/transactions';
import { FilterBar, FilterDays, FilterSelect, SearchField } from 'shared-ui/data';
import { statusesOf } from './transactionsParams.ts';

interface TransactionFiltersProps {
  type: TransactionType;
  chosen: number;
  onClear: () => void;
}

export const TransactionFilters = ({ type, chosen, onClear }: TransactionFiltersProps) => (
  <FilterBar
    label="Filter transactions"
    search={
      <SearchField label="Search" placeholder={type === 0 ? 'Invoice number' : 'Invoice number or RRR'} />
    }
    chosen={chosen}
    onClear={onClear}
  >
    <FilterSelect
      label="Status"
      param="status"
      options={statusesOf(type).map((status) => ({ value: status, label: bookingStatusText(status) }))}
    />
    <FilterDays />
  </FilterBar>
);
