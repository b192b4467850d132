import { useQuery } from '@tanstack/react-query';
import { airports } from 'shared-api/airports';
import { servicesQuery } from 'shared-api/services';
import { bookingStatuses, bookingStatusText } from 'shared-api/statuses';
import { FilterBar, FilterDays, FilterSelect, SearchField } from 'shared-ui/data';
import { cancelled, kept, served } from '../shared/statusGroups.ts';

const statuses = [
  ...bookingStatuses.map((status) => ({ value: status as string, label: bookingStatusText(status) })),
  { value: served, label: 'Service_Rendered or Payment_Received' },
  { value: kept, label: 'Not cancelled' },
  { value: cancelled, label: 'Cancelled or Flight_Cancelled' },
];
const airportChoices = airports.map(({ id, name }) => ({ value: String(id), label: name }));

interface BookingFiltersProps {
  chosen: number;
  onClear: () => void;
}

export function BookingFilters({ chosen, onClear }: BookingFiltersProps) {
  const { data: services = [] } = useQuery(servicesQuery);
  return (
    <FilterBar
      label="Filter bookings"
      search={<SearchField label="Search" placeholder="Flight, invoice, name or reference" />}
      chosen={chosen}
      onClear={onClear}
    >
      <FilterSelect label="Status" param="status" options={statuses} />
      <FilterSelect label="Airport" param="airport" options={airportChoices} />
      <FilterSelect
        label="Service"
        param="service"
        options={services.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <FilterDays from="Travel from" to="Travel to" />
    </FilterBar>
  );
}
