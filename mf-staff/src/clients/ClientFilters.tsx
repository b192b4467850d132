import { accountStatuses, type ClientListKind, clientListKinds } from 'shared-api/rules';
import { FilterBar, FilterDays, FilterSelect, SearchField } from 'shared-ui/data';

const statuses = accountStatuses.map((status) => ({ value: status, label: status }));
const kindTexts = {
  individual: 'Individual',
  family: 'Family',
  corporate: 'Corporate',
  government: 'Government',
} satisfies Record<ClientListKind, string>;
const kinds = clientListKinds.map((kind) => ({ value: kind, label: kindTexts[kind] }));

interface ClientFiltersProps {
  chosen: number;
  onClear: () => void;
}

export const ClientFilters = ({ chosen, onClear }: ClientFiltersProps) => (
  <FilterBar
    label="Filter clients"
    search={<SearchField label="Search clients" placeholder="Name, business or e-mail" />}
    chosen={chosen}
    onClear={onClear}
  >
    <FilterSelect label="Status" param="status" options={statuses} />
    <FilterSelect label="Kind" param="kind" options={kinds} />
    <FilterDays from="Registered from" to="Registered to" />
  </FilterBar>
);
