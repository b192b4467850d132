import { staffRoles } from 'shared-api/contract';
import { airports } from 'shared-api/rules';
import { FilterBar, FilterSelect, SearchField } from 'shared-ui/data';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const airportOptions = airports.map(({ id, name }) => ({ value: String(id), label: name }));

export const UserFilters = ({ chosen, onClear }: { chosen: number; onClear: () => void }) => (
  <FilterBar
    label="Filter users"
    search={<SearchField label="Search users" placeholder="Name, e-mail or telephone" />}
    chosen={chosen}
    onClear={onClear}
  >
    <FilterSelect label="Role" param="role" options={options(staffRoles)} />
    <FilterSelect label="Status" param="status" options={options(['Active', 'Inactive', 'Deactivated'])} />
    <FilterSelect label="Officers at" param="airportId" options={airportOptions} />
  </FilterBar>
);
