import { paymentListStatuses, paymentStatuses, transactionTypes } from 'shared-api/rules';
import { FilterAmount, FilterBar, FilterDays, FilterRange, FilterSelect, SearchField } from 'shared-ui/data';

interface TransactionFiltersProps {
  type: 0 | 1 | 2;
  chosen: number;
  onClear: () => void;
}

const options = (statuses: readonly string[]) => statuses.map((status) => ({ value: status, label: status }));

export const TransactionFilters = ({ type, chosen, onClear }: TransactionFiltersProps) => (
  <FilterBar
    label="Filter transactions"
    search={<SearchField label="Search transactions" placeholder="Invoice, RRR or client" />}
    chosen={chosen}
    onClear={onClear}
  >
    <FilterSelect
      label="Payment Status"
      param="status"
      options={options(type === transactionTypes.booking ? paymentStatuses : paymentListStatuses)}
    />
    <FilterDays />
    <FilterRange>
      <FilterAmount label="From ₦" param="least" />
      <FilterAmount label="To ₦" param="most" />
    </FilterRange>
  </FilterBar>
);
